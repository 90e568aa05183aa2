import { sql } from "drizzle-orm";
import type { Db, Tx } from "~/db/client.server";

export type Column = { name: string; type: string };
/** A table as it is read and written row by row: its columns without generated ones, and its rows' order, where it has a key. */
export type Table = { name: string; columns: Column[]; orderBy: string | null };

type Found = { name: string; columns: Column[]; key: Array<{ name: string; isText: boolean }> | null };

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Both engines give the same order: texts go by their bytes. */
function orderOf({ key }: Found): string | null {
  return (
    key?.map(({ name, isText }) => `t.${quoted(name)}${isText ? ` collate "C"` : ""}`).join(", ") ?? null
  );
}

/** Every table of the association's schema, by what the database itself says of them. */
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

/** Every sequence with the last value it gave; read after the snapshot was taken, it is behind no row of it. */
export const readSequences = async (db: Db | Tx): Promise<Sequence[]> => [
  ...(await db.execute<Sequence>(sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by sequencename collate "C"`)),
];
