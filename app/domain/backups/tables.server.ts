import { sql } from "drizzle-orm";
import type { Db, Tx } from "~/db";

type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[]; orderBy: string | null };

type Found = { name: string; columns: Column[]; key: Array<{ name: string; isText: boolean }> | null };

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Orders rows alike on both engines: texts by their bytes. */
function orderOf({ key }: Found): string | null {
  return (
    key?.map(({ name, isText }) => `t.${quoted(name)}${isText ? ` collate "C"` : ""}`).join(", ") ?? null
  );
}

export async function readTables(db: Db | Tx): Promise<Table[]> {
  const found = await db.execute<Found>(sql`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0) order by k.place)
        from pg_index i
          cross join lateral unnest(i.indkey::int[]) with ordinality as k(attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname collate "C"`);
  return found.map((table) => ({ name: table.name, columns: table.columns, orderBy: orderOf(table) }));
}

export type Sequence = { name: string; last: string | null };

/** Sequences are read after the snapshot, so that none is behind a row of it. */
export const readSequences = async (db: Db | Tx): Promise<Sequence[]> => [
  ...(await db.execute<Sequence>(sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by sequencename collate "C"`)),
];

const AIM = 2_000_000;
const MAX_ROWS = 2000;
const FASTEST_GROWTH = 4;

const FIRST_BATCH = 16;

/** Limits a batch to about two million characters. */
export function nextBatch(rows: number, characters: number): number {
  const targetRows = Math.floor((rows * AIM) / Math.max(characters, 1));
  return Math.max(1, Math.min(targetRows, rows * FASTEST_GROWTH, MAX_ROWS));
}

/** Sets exact formats and lifts the statement time limit for this transaction. */
export async function useExactFormats(tx: Tx): Promise<void> {
  for (const setting of [
    "statement_timeout = 0",
    "idle_in_transaction_session_timeout = 0",
    "timezone = 'UTC'",
    "datestyle = 'ISO'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    "extra_float_digits = 1",
  ]) {
    await tx.execute(sql.raw(`set local ${setting}`));
  }
}

function statementFor({ name, columns, orderBy }: Table): string {
  const texts = columns.map((column) => `t.${quoted(column.name)}::text`).join(", ");
  const lines = `select array_to_json(array[${texts}])::text as line from ${quoted(name)} t`;
  if (orderBy) return `${lines} order by ${orderBy}`;
  return `select line from (${lines}) as rows order by line collate "C"`;
}

/**
 * Yields each row as a JSON array of texts, batch by batch, so that no table is in memory as a whole. `useExactFormats`
 * has to run first.
 */
export async function* tableLines(tx: Tx, table: Table): AsyncGenerator<string> {
  await tx.execute(sql.raw(`declare rows_in_order no scroll cursor for ${statementFor(table)}`));
  try {
    let size = FIRST_BATCH;
    for (;;) {
      const rows = await tx.execute<{ line: string }>(sql.raw(`fetch ${size} from rows_in_order`));
      for (const { line } of rows) yield line;
      if (rows.length < size) break;
      size = nextBatch(
        rows.length,
        rows.reduce((sum, { line }) => sum + line.length, 0),
      );
    }
  } finally {
    await tx.execute(sql.raw("close rows_in_order")).catch(() => {});
  }
}
