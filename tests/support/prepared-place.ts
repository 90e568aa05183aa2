import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { oneAtATime } from "../../scripts/one-at-a-time.mjs";
import { beforeNoon, dayInAmman } from "./business-day";
import type { Place } from "./hidden-records";
import { type Environment, ensureBuilt, launch, removeAtEnd, temporaryFolder } from "./launch";
import { createDatabase, hasDatabase } from "./postgres-cluster";

type Made = { command: string; environment?: Environment };

/** The prepared data: an empty current schema, or the demo association as of now or as of noon. */
const kinds = {
  empty: { command: "migrate" },
  demo: { command: "seed-demo" },
  "demo-at-noon": { command: "seed-demo", environment: { DEMO: "1", CLOCK: beforeNoon } },
} satisfies Record<string, Made>;
type Kind = keyof typeof kinds;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

async function make(kind: Kind, DATA_DIR: string, DATABASE_URL: string) {
  const { command, environment }: Made = kinds[kind];
  const made = launch(["build/cli.js", command], { DATA_DIR, DATABASE_URL, ...environment });
  if ((await made.ended) !== 0) throw new Error(`${command} failed:\n${made.output()}`);
  if (kind === "empty") rmSync(path.join(DATA_DIR, "session-secret"));
}

/** A template, made once for a build and a day, from which the demo counts its dates, and then copied. */
async function prepared(kind: Kind, cluster: string): Promise<{ folder: string; database: string }> {
  ensureBuilt();
  const migrations = readdirSync("drizzle").join();
  const how = JSON.stringify(kinds[kind]);
  const stamp = hashOf([contentOf("build/.commands"), migrations, dayInAmman(), how, cluster].join());
  const folder = path.resolve("build", cluster ? `${kind}-on-postgres` : kind);
  const database = `${kind}_${stamp}`;
  const lock = path.join(tmpdir(), `naqaba-prepared-${hashOf(folder)}.lock`);
  await oneAtATime(lock, async () => {
    const isComplete = contentOf(`${folder}.stamp`) === stamp;
    if (isComplete && (!cluster || (await hasDatabase(cluster, database)))) return;
    for (const old of [folder, `${folder}.stamp`]) rmSync(old, { recursive: true, force: true });
    const made = cluster ? await createDatabase({ name: database }) : null;
    await make(kind, folder, made?.url ?? "");
    writeFileSync(`${folder}.stamp`, stamp);
  });
  return { folder, database };
}

async function copyOf(kind: Kind, cluster = process.env.TEST_DATABASE_URL ?? ""): Promise<Place> {
  const { folder, database } = await prepared(kind, cluster);
  const dataDir = temporaryFolder();
  cpSync(folder, dataDir, { recursive: true });
  const copy = cluster ? await createDatabase({ copyOf: database }) : null;
  if (copy) removeAtEnd(copy.drop);
  return { dataDir, url: copy?.url ?? null };
}

/** A place of its own with the demo association in it, for servers to start at. */
export const demoPlace = () => copyOf("demo");

/** A place of its own with an up-to-date schema and nothing else, on the engine of the tests. */
export const emptyPlace = () => copyOf("empty");

/** Such a place on the embedded engine, whichever the tests run on. */
export const embeddedPlace = (kind: Kind) => copyOf(kind, "");

/** The settings with which a server starts at a place. */
export const at = ({ dataDir, url }: Place) => ({ DATA_DIR: dataDir, DATABASE_URL: url ?? "" });
