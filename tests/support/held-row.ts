import { sql, type Table } from "drizzle-orm";
import type { Tx } from "~/db";

/** Whether a transaction holds the one row of a table to its end; also where the engine has no second connection to wait. */
export async function isRowHeld(tx: Tx, table: Table): Promise<boolean> {
  const [row] = await tx.execute<{ held: boolean }>(
    sql`select xmax = pg_current_xact_id()::xid as held from ${table}`,
  );
  return row!.held;
}
