import { isDatabaseStarted, startDatabase, stopDatabase } from "~/db/start.server";

/** Runs the work of a command on the database, started for it and closed afterwards unless it was open; `migrating` unless it is only to look. */
export async function withDatabase<Result>(
  work: () => Promise<Result>,
  { migrating }: { migrating?: boolean } = {},
): Promise<Result> {
  const wasOpen = isDatabaseStarted();
  await startDatabase(migrating);
  try {
    return await work();
  } finally {
    if (!wasOpen) await stopDatabase();
  }
}
