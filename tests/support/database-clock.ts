import { sql } from "drizzle-orm";
import { db } from "~/db";

/** Returns the database's time in whole milliseconds of Unix time. */
export async function databaseClock(): Promise<number> {
  const [row] = await db.execute<{ at: string }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000) as at`,
  );
  return Number(row!.at);
}
