import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { connect, pool } from "./client.server";
import { startEmbedded } from "./embedded/embedded.server";

const MIGRATION_LOCK = 7_301_944;

let embedded: Awaited<ReturnType<typeof startEmbedded>> | undefined;
let started: Promise<void> | undefined;
let stopping = false;

/** Brings the schema up to date; several processes at once take turns. */
export async function migrateDatabase(): Promise<void> {
  const single = connect(1);
  try {
    await single`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await single`set statement_timeout = 0`;
    await migrate(drizzle(single), { migrationsFolder: "drizzle" });
    await single`select pg_advisory_unlock(${MIGRATION_LOCK})`;
  } finally {
    await single.end({ timeout: 5 });
  }
}

/** Starts the embedded database when no DATABASE_URL is set, then migrates; calling it again waits for the first call. */
export function startDatabase(): Promise<void> {
  started ??= start();
  return started;
}

async function start() {
  if (!settings.databaseUrl) {
    embedded = await startEmbedded(settings.dataDir);
    embedded.ended.then(() => {
      if (stopping) return;
      log.error("the embedded database ended, stopping");
      process.exit(1);
    });
  }
  if (settings.migrateOnStart) await migrateDatabase();
}

/** Closes the pool and, where it is ours, the embedded database. */
export async function stopDatabase(): Promise<void> {
  stopping = true;
  await pool.end({ timeout: 5 });
  await embedded?.stop();
}

/** Resolves when the database answers, rejects otherwise. */
export async function pingDatabase(): Promise<void> {
  await pool`select 1`;
}
