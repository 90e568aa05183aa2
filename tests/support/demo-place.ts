import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { oneAtATime } from "../../scripts/one-at-a-time.mjs";
import { dayInAmman } from "./business-day";
import type { Place } from "./hidden-records";
import { createDatabase, hasDatabase } from "./postgres-cluster";
import { ensureBuilt, type RunningServer, removeAtEnd, startServer, temporaryFolder } from "./running-server";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** The demo association as its first start leaves it, seeded once for a build and a day: it counts its dates from today. */
async function prepared(): Promise<{ folder: string; database: string }> {
  ensureBuilt();
  const cluster = process.env.TEST_DATABASE_URL ?? "";
  const stamp = hashOf([contentOf("build/.pages"), dayInAmman(), cluster].join());
  const folder = path.resolve("build", cluster ? "demo-on-postgres" : "demo");
  const database = `demo_${stamp}`;
  const lock = path.join(tmpdir(), `naqaba-demo-${hashOf(folder)}.lock`);
  await oneAtATime(lock, async () => {
    const whole = contentOf(`${folder}.stamp`) === stamp;
    if (whole && (!cluster || (await hasDatabase(cluster, database)))) return;
    for (const old of [folder, `${folder}.stamp`]) rmSync(old, { recursive: true, force: true });
    const made = await createDatabase({ name: database });
    const server = await startServer({ DEMO: "1", DATA_DIR: folder, DATABASE_URL: made?.url ?? "" });
    await server.stop("SIGINT");
    writeFileSync(`${folder}.stamp`, stamp);
  });
  return { folder, database };
}

/** A place of its own with the demo association in it, for servers to start at. */
export async function demoPlace(): Promise<Place> {
  const { folder, database } = await prepared();
  const dataDir = temporaryFolder();
  cpSync(folder, dataDir, { recursive: true });
  const copy = await createDatabase({ copyOf: database });
  if (copy) removeAtEnd(copy.drop);
  return { dataDir, url: copy?.url ?? null };
}

/** The settings with which a server starts at a place. */
export const at = ({ dataDir, url }: Place) => ({ DATA_DIR: dataDir, DATABASE_URL: url ?? "" });

/** A running server of the demo association, of which no other test knows. */
export const startDemo = async (environment: Record<string, string> = {}): Promise<RunningServer> =>
  startServer({ ...at(await demoPlace()), DEMO: "1", ...environment });

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
