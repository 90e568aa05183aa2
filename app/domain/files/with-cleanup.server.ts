import { unavailableService } from "~/platform/unavailable";

/**
 * Does `work` and then tidies up after it, however it went; but where the database or the storage went away meanwhile,
 * nobody knows what was done, and the tidying is left to the sweeper.
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
