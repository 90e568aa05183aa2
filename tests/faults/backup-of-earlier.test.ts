import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { expect, it } from "vitest";
import { countsIn, emptyEmbedded, run, siteAt } from "../support/backup-drill";
import { withDatabaseOf } from "../support/hidden-records";
import { removeAtEnd, temporaryFolder } from "../support/launch";
import { createDatabase } from "../support/postgres-cluster";

const EARLIER = 9;

/** The migrations as they were in an earlier version. */
function earlierMigrations(): string {
  const folder = temporaryFolder();
  cpSync("drizzle", folder, { recursive: true });
  const journal = path.join(folder, "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, EARLIER) }));
  return folder;
}

it("a backup of an earlier schema is restored and migrated", async () => {
  const made = await createDatabase();
  if (made) removeAtEnd(made.drop);
  const earlier = siteAt({ dataDir: temporaryFolder(), url: made?.url ?? null });
  await withDatabaseOf(earlier, async (sql) => {
    await migrate(drizzle(sql), { migrationsFolder: earlierMigrations() });
    await sql`insert into audit (actor_kind, action, subject) select 'system', 'test', 'n:' || n from generate_series(1, 5) n`;
  });
  const file = path.join(temporaryFolder(), "earlier.zip");
  expect(await run(earlier, "backup", file)).toMatchObject({ code: 0 });
  const target = emptyEmbedded();
  const { code, output } = await run(target, "restore", file);
  expect([code, output]).toEqual([0, expect.stringContaining("The audit is whole: 5 entries")]);
  const later = path.join(temporaryFolder(), "later.zip");
  expect((await run(target, "backup", later)).code).toBe(0);
  const [before, after] = [await countsIn(file), await countsIn(later)];
  expect(Object.keys(after).length).toBeGreaterThan(Object.keys(before).length);
  expect(after).toMatchObject(before);
});
