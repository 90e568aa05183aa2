import { startDatabase, stopDatabase } from "~/db/start.server";

/** Runs the work of a command on the started database and closes it afterwards; `migrating` unless it is only to look. */
export async function withDatabase<Result>(
  work: () => Promise<Result>,
  { migrating }: { migrating?: boolean } = {},
): Promise<Result> {
  await startDatabase(migrating);
  try {
    return await work();
  } finally {
    await stopDatabase();
  }
}
