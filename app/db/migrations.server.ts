import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type postgres from "postgres";
import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { connect, type Db, db, type Tx } from "./client.server";
import { type SchemaState, schemaState } from "./schema-state";

const MIGRATIONS = "drizzle";

export type Migration = { tag: string; when: number; hash: string };
type Journal = { entries: Array<{ tag: string; when: number }> };

const readJournal = async (): Promise<Journal> =>
  JSON.parse(await readFile(path.join(MIGRATIONS, "meta", "_journal.json"), "utf8"));

export async function ownMigrations(): Promise<Migration[]> {
  const { entries } = await readJournal();
  const withHash = async ({ tag, when }: Journal["entries"][number]) => {
    const text = await readFile(path.join(MIGRATIONS, `${tag}.sql`), "utf8");
    return { tag, when, hash: createHash("sha256").update(text).digest("hex") };
  };
  return Promise.all(entries.map(withHash));
}

class MigrationBlocked extends Error {
  override name = "MigrationBlocked";
}

const MIGRATION_LOCK = 7_301_944;
const TRIES = 10;
const PAUSE = 3000;
const LOCK_NOT_AVAILABLE = "55P03";

const isBlocked = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: string }).code === LOCK_NOT_AVAILABLE || isBlocked(error.cause));

/**
 * Gives up after 2 s and tries again, because a migration that waits for a table lock blocks all other queries on the
 * table.
 */
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
      log.warn("a migration is waiting for other connections", { tries });
      await delay(PAUSE);
    }
  }
}

/** Migrates the database. Processes that start at once take turns. */
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

/** A migration that this build does not know is named by its timestamp. */
export async function appliedMigrations(db: Db | Tx): Promise<Migration[]> {
  const [found] = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!found?.name) return [];
  const knownMigrations = new Map((await ownMigrations()).map(({ when, tag }) => [when, tag]));
  const rows = await db.execute(
    sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash, created_at }) => {
    const when = Number(created_at);
    return { tag: knownMigrations.get(when) ?? String(when), when, hash: String(hash) };
  });
}

export async function migrateUpTo(migrations: Migration[]): Promise<void> {
  const known = new Set(migrations.map(({ when }) => when));
  const journal = await readJournal();
  if (known.size === journal.entries.length) return migrateDatabase();
  const folder = await mkdtemp(path.join(settings.dataDir, "migrations-"));
  try {
    await mkdir(path.join(folder, "meta"));
    for (const { tag } of migrations)
      await cp(path.join(MIGRATIONS, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    const shortened = { ...journal, entries: journal.entries.filter(({ when }) => known.has(when)) };
    await writeFile(path.join(folder, "meta", "_journal.json"), JSON.stringify(shortened));
    await migrateDatabase(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function findSchemaState(): Promise<SchemaState> {
  const applied = await appliedMigrations(db);
  return schemaState(
    await ownMigrations(),
    applied.map(({ when }) => when),
  );
}
