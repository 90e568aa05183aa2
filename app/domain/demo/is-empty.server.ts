import { sql } from "drizzle-orm";
import { db, type Tx } from "~/db";

export async function isEmpty(tx: Tx | typeof db = db): Promise<boolean> {
  const [row] = await tx.execute<{ empty: boolean }>(
    sql`select not exists (select from members) and not exists (select from staff_users) and not exists (select from news) as empty`,
  );
  return row?.empty ?? false;
}
