import { sql } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { FIRST_BATCH, nextBatch } from "./batch-size";
import { quoted, type Table } from "./catalogue.server";

/** How every engine writes values as text, for this transaction; and it may take as long as it takes. */
export async function beExact(tx: Tx): Promise<void> {
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
 * The rows of a table, each as a line: a JSON array of every column's text, or null. They come batch by batch, so that
 * no table is ever whole in memory; the transaction must have been told to `beExact`.
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
