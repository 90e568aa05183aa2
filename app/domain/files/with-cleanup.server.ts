import { unavailableService } from "~/platform/unavailable";

/** Where database or storage went away meanwhile nobody knows what was done: tidying is left to the sweeper. */
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
