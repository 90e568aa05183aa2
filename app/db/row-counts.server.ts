import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "./client.server";
import { rowCounts } from "./schema";

/** Returns an exact number of rows, which triggers maintain; `state` is a status, or the id of a photo's gallery. */
export function rowCount(table: PgTable, state?: string | SQL): SQL<number> {
  const inState = state === undefined ? sql`` : sql` and ${rowCounts.state} = ${state}`;
  return sql<number>`(select coalesce(sum(${rowCounts.rows}), 0)::int from ${rowCounts}
    where ${rowCounts.relation} = ${getTableName(table)}${inState})`;
}

export async function countRows(table: PgTable, state?: string): Promise<number> {
  const [counted] = await db.execute<{ rows: number }>(sql`select ${rowCount(table, state)} as rows`);
  return counted!.rows;
}
