import { startDatabase, stopDatabase } from "~/db/start.server";

/** Runs the work of a command on the started, migrated database and closes it afterwards. */
export async function withDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  await startDatabase();
  try {
    return await work();
  } finally {
    await stopDatabase();
  }
}
