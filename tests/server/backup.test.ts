import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { expect, it } from "vitest";
import { countsIn, emptyEmbedded, restoreTo, run, signsIn, siteAt, titlesIn } from "../support/backup-drill";
import { withDatabaseOf } from "../support/hidden-records";
import { removeAtEnd, temporaryFolder } from "../support/launch";
import { createDatabase } from "../support/postgres-cluster";
import { demoPlace } from "../support/prepared-place";
import { startServer } from "../support/running-server";
import { hashOf, startWriteLoad } from "../support/write-load";

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

it("a backup of a running site is one file, which restores to a site with the same pages, files and accounts", async () => {
  const source = siteAt(await demoPlace());
  const server = await startServer({ ...source.environment, DEMO: "1" });
  const load = await startWriteLoad(server);
  await expect.poll(() => load.acknowledged.length).toBeGreaterThan(3);
  await load.stop();
  const archives = temporaryFolder();
  const file = path.join(archives, "site.zip");
  const { code, output } = await run(source, "backup", file);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/\nArchive {4}.+ sha256 [0-9a-f]{64}\nBacked up in [\d.]+ s\.\n$/),
  ]);
  expect(readdirSync(archives)).toEqual(["site.zip"]);
  const page = await (await fetch(`${server.address}/news`)).text();
  const pictures = [...page.matchAll(/src="(\/files\/[^"]+\.webp)"/g)].map(([, picture]) => picture!);
  expect(pictures.length).toBeGreaterThan(3);
  const hashes = await Promise.all(pictures.map((picture) => hashOf(server, picture)));
  await server.stop("SIGINT");

  const target = emptyEmbedded();
  await restoreTo(target, file);
  expect(await titlesIn(target)).toEqual(await titlesIn(source));
  const restored = await startServer(target.environment);
  expect(await signsIn(restored)).toBe(true);
  expect(await Promise.all(pictures.map((picture) => hashOf(restored, picture)))).toEqual(hashes);
  await restored.stop("SIGINT");
  expect((await run(target, "restore", file)).output).toMatch(/the database must be empty/);
});

it("a backup of an earlier schema is restored and brought up to date", async () => {
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
