import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { pool } from "./client.server";
import { engine } from "./embedded/engine.server";
import { migrateDatabase } from "./migrations.server";

let embedded: Awaited<ReturnType<typeof engine>>;
let started: Promise<void> | undefined;
let stopping = false;

/** Starts the database once; further calls wait for the first. */
export function startDatabase(migrating = settings.migrateOnStart): Promise<void> {
  started ??= start(migrating);
  return started;
}

export const isDatabaseStarted = () => started !== undefined;

const SAY_AFTER_MS = 5000;

async function announceIfSlow<Result>(work: Promise<Result>): Promise<Result> {
  const place = settings.databaseUrl ? "DATABASE_URL" : `DATA_DIR ${settings.dataDir}`;
  const noticeTimer = setTimeout(
    () => process.stderr.write(`The database of ${place} has not answered for 5 s; waiting for it.\n`),
    SAY_AFTER_MS,
  );
  return work.finally(() => clearTimeout(noticeTimer));
}

async function start(migrating: boolean) {
  embedded = await announceIfSlow(Promise.resolve(engine()));
  embedded?.ended.then(() => {
    if (stopping) return;
    log.error("the embedded database exited; stopping");
    process.exit(1);
  });
  if (migrating) await announceIfSlow(migrateDatabase());
}

export const watchEmbedded = (): (() => void) =>
  embedded?.watch(() => log.error("the embedded database does not respond; killing it")) ?? (() => {});

export async function stopDatabase(): Promise<void> {
  stopping = true;
  await pool.end({ timeout: 5 });
  await embedded?.stop();
}

export async function pingDatabase(): Promise<void> {
  await pool.unsafe("select 1");
}
