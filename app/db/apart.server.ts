import { drizzle } from "drizzle-orm/postgres-js";
import { connect, type Db } from "./client.server";
import * as schema from "./schema";

/**
 * Runs work on a connection of its own, closed afterwards: the embedded database takes one at a time, so that `db`
 * must not have been used before, and what migrates may only connect when this is over.
 */
export async function apart<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const connection = connect({ max: 1 });
  try {
    return await work(drizzle(connection, { schema }));
  } finally {
    await connection.end({ timeout: 5 });
  }
}
