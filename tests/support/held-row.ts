import { sql, type Table } from "drizzle-orm";
import type { Tx } from "~/db";

/** Returns true if a transaction locks the only row of a table; also works if the engine has no second connection. */
export async function isRowHeld(tx: Tx, table: Table): Promise<boolean> {
  const [row] = await tx.execute<{ held: boolean }>(
    sql`select xmax = pg_current_xact_id()::xid as held from ${table}`,
  );
  return row!.held;
}
