import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { settings } from "~/platform/settings.server";
import type { Db, Tx } from "./client.server";
import { migrateDatabase } from "./migrations.server";
import { MIGRATIONS, type Migration, ownMigrations, readJournal } from "./own-migrations.server";

/** The migrations that a database has seen, in their order; one that this build does not know is called by its moment. */
export async function appliedMigrations(db: Db | Tx): Promise<Migration[]> {
  const [found] = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!found?.name) return [];
  const own = new Map((await ownMigrations()).map(({ when, tag }) => [when, tag]));
  const rows = await db.execute(
    sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash, created_at }) => {
    const when = Number(created_at);
    return { tag: own.get(when) ?? String(when), when, hash: String(hash) };
  });
}

/** Brings the schema to the last of these migrations and no further; all must be this build's. */
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
