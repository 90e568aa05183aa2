import { unavailableService } from "~/platform/unavailable";

/**
 * Cleans up if `work` fails. If the database or storage was unreachable, the outcome is unknown, and cleaning up is
 * left to the sweeper.
 */
export async function withCleanup<Result>(
  work: () => Promise<Result>,
  tidy: () => Promise<void>,
): Promise<Result> {
  let unknown = false;
  try {
    return await work();
  } catch (error) {
    unknown = unavailableService(error) !== null;
    throw error;
  } finally {
    if (!unknown) await tidy();
  }
}
