import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type postgres from "postgres";
import { log } from "~/platform/log.server";
import { connect } from "./client.server";
import { MIGRATIONS } from "./own-migrations.server";

/** Another connection holds what a migration needs; the message is the one line to print. */
export class MigrationBlocked extends Error {
  override name = "MigrationBlocked";
}

const MIGRATION_LOCK = 7_301_944;
const TRIES = 10;
const PAUSE = 3000;
const LOCK_NOT_AVAILABLE = "55P03";

const isBlocked = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: string }).code === LOCK_NOT_AVAILABLE || isBlocked(error.cause));

/** Whoever waits for a table's lock keeps all others from the table: so it waits 2 s, then lets them go on before it tries again. */
async function migratePatiently(single: postgres.Sql, migrationsFolder: string): Promise<void> {
  await single`set lock_timeout = '2s'`;
  for (let tries = 1; ; tries++) {
    try {
      return await migrate(drizzle(single), { migrationsFolder });
    } catch (error) {
      if (!isBlocked(error)) throw error;
      if (tries === TRIES)
        throw new MigrationBlocked(
          `The schema was left as it is: other connections held a table through ${TRIES} tries. Try again when less is going on.`,
        );
      log.warn("a migration waits for other connections", { tries });
      await delay(PAUSE);
    }
  }
}

/** Brings the schema up to date, or to the last one of a folder of migrations; several processes at once take turns. */
export async function migrateDatabase(migrationsFolder = MIGRATIONS): Promise<void> {
  const single = connect({ max: 1 });
  try {
    await single`set statement_timeout = 0`;
    await single`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migratePatiently(single, migrationsFolder);
    await single`select pg_advisory_unlock(${MIGRATION_LOCK})`;
  } finally {
    await single.end({ timeout: 5 });
  }
}
