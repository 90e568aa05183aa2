import { temporaryFolder } from "./launch";
import { at, demoPlace } from "./prepared-place";
import { type RunningServer, startServer } from "./running-server";

/** A running server of the demo association, of which no other test knows. */
export const startDemo = (environment: Record<string, string> = {}): Promise<RunningServer> =>
  startServer({ DEMO: "1", ...environment });

/** Two servers on one database, or, on the embedded one, which is one process's alone, the same one twice. */
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
