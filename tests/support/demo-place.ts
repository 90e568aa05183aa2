import { temporaryFolder } from "./launch";
import { at, demoPlace } from "./prepared-place";
import { type RunningServer, startServer } from "./running-server";

/** Starts a server of the demo that no other test uses. */
export const startDemo = (environment: Record<string, string> = {}): Promise<RunningServer> =>
  startServer({ DEMO: "1", ...environment });

/**
 * Starts two servers on one database; on the embedded database, which belongs to one process, returns the same one
 * twice.
 */
export async function startTwo(
  environment: Record<string, string> = {},
): Promise<[RunningServer, RunningServer]> {
  const place = await demoPlace();
  const shared = {
    ...at(place),
    DEMO: "1",
    SESSION_SECRET: "one secret for both of the processes",
    ...environment,
  };
  const first = await startServer(shared);
  const second = place.url ? await startServer({ ...shared, DATA_DIR: temporaryFolder() }) : first;
  return [first, second];
}
