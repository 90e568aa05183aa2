import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { beforeAll, describe, expect, it } from "vitest";
import { demoLogins } from "~/content/demo-logins";
import { openArchive } from "~/domain/backups/archive-reader.server";
import { contentTypeOf } from "~/platform/storage/storage";
import { callerOf } from "../support/caller";
import { type Place, withDatabaseOf } from "../support/hidden-records";
import { ensureBuilt, launch, removeAtEnd, temporaryFolder } from "../support/launch";
import { createDatabase } from "../support/postgres-cluster";
import { at, demoPlace } from "../support/prepared-place";
import { type RunningServer, startServer } from "../support/running-server";
import { putObject } from "../support/s3/objects";
import { startS3Server } from "../support/s3-server";
import { hashOf, startWriteLoad } from "../support/write-load";

type Environment = Record<string, string>;
type Site = Place & { environment: Environment };

const CREDENTIALS = { accessKeyId: "key-of-the-drill", secretAccessKey: "secret-of-the-drill" };
const [admin] = demoLogins.staff;

const siteAt = (place: Place, environment: Environment = {}): Site => ({
  ...place,
  environment: { ...at(place), TRUST_PROXY: "1", ...environment },
});

const emptyEmbedded = () => siteAt({ dataDir: temporaryFolder(), url: null });

/** A bucket of its own, and the settings that name it. */
async function bucket() {
  const server = await startS3Server({ port: 0, bucket: "files", ...CREDENTIALS });
  removeAtEnd(server.stop);
  const settings = {
    S3_BUCKET: "files",
    S3_ENDPOINT: server.url,
    S3_FORCE_PATH_STYLE: "1",
    S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
  };
  return { server, settings };
}

/** A bucket with the files of a place. */
async function bucketOf({ dataDir }: Place) {
  const { server, settings } = await bucket();
  const files = path.join(dataDir, "files");
  for (const key of readdirSync(files, { recursive: true, encoding: "utf8" })) {
    if (statSync(path.join(files, key)).isFile())
      putObject(server.objects, key, readFileSync(path.join(files, key)), contentTypeOf(key));
  }
  return settings;
}

/** An empty PostgreSQL database with an empty bucket. */
async function emptyShared(): Promise<Site> {
  const made = await createDatabase();
  removeAtEnd(made!.drop);
  const { settings } = await bucket();
  const secret = { SESSION_SECRET: "the secret of the site that is restored to" };
  return siteAt({ dataDir: temporaryFolder(), url: made!.url }, { ...settings, ...secret });
}

const command = (site: Site, ...args: string[]) => launch(["build/cli.js", ...args], site.environment);

async function run(site: Site, ...args: string[]) {
  const started = command(site, ...args);
  return { code: await started.ended, output: started.output() };
}

async function untilIt(says: string, started: ReturnType<typeof launch>) {
  const answer = () => started.output().includes(says) || started.child.exitCode !== null;
  await expect.poll(answer, { timeout: 60_000, interval: 5 }).toBe(true);
}

const titlesIn = (site: Site) =>
  withDatabaseOf(site, async (sql) => {
    const rows = await sql`
      select title, photo_key from news union all select title, null from contacts`;
    return new Map<string, string | null>(rows.map((row) => [row.title, row.photo_key]));
  });

async function countsIn(file: string): Promise<Record<string, number>> {
  const archive = await openArchive(file);
  archive.close();
  return Object.fromEntries(archive.manifest.tables.map(({ name, rows }) => [name, rows]));
}

async function takeUnderLoad(site: Site, file: string) {
  const server = await startServer({ ...site.environment, DEMO: "1" });
  const load = await startWriteLoad(server);
  const enough = (count: number) =>
    expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  await enough(12);
  const before = [...load.acknowledged];
  const { code, output } = await run(site, "backup", file);
  const meanwhile = load.acknowledged.length - before.length;
  await load.stop();
  expect([code, load.failed]).toEqual([0, []]);
  expect(output).toMatch(/\nArchive {4}.+ sha256 [0-9a-f]{64}\nBacked up in [\d.]+ s\.\n$/);
  expect(meanwhile).toBeGreaterThan(0);
  return { server, before };
}

async function restoreTo(site: Site, file: string) {
  const { code, output } = await run(site, "restore", file);
  expect(output).toMatch(/\nThe audit is whole: \d+ entries, .+\nRestored and compared in [\d.]+ s\.\n$/);
  expect(code).toBe(0);
}

async function signsIn(server: RunningServer) {
  const cookie = await callerOf(server).signInStaff(admin.name, admin.password);
  const page = await fetch(`${server.address}/dashboard`, {
    headers: { Cookie: cookie },
    redirect: "manual",
  });
  return page.status === 200;
}

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

beforeAll(ensureBuilt);

describe("the drill", () => {
  it("a backup under load is restored, and serves", async () => {
    const place = await demoPlace();
    const onPostgres = place.url !== null;
    const source = siteAt(place, onPostgres ? await bucketOf(place) : {});
    const archives = temporaryFolder();
    const first = path.join(archives, "first.zip");
    const { server, before } = await takeUnderLoad(source, first);
    expect(readdirSync(archives)).toEqual(["first.zip"]);
    expect(existsSync(path.join(place.dataDir, "backup", "database"))).toBe(false);

    const embedded = emptyEmbedded();
    await restoreTo(embedded, first);
    const kept = await titlesIn(embedded);
    expect(before.filter((title) => !kept.has(title))).toEqual([]);
    const photos = before.flatMap((title) => kept.get(title) ?? []).map((key) => `/files/${key}/320.webp`);
    expect(photos.length).toBeGreaterThan(0);
    const hashes = await Promise.all(photos.map((photo) => hashOf(server, photo)));
    await server.stop("SIGINT");

    const restored = await startServer(embedded.environment);
    expect(await signsIn(restored)).toBe(true);
    expect(await Promise.all(photos.map((photo) => hashOf(restored, photo)))).toEqual(hashes);
    await restored.stop("SIGINT");
    expect((await run(embedded, "restore", first)).output).toMatch(/the database must be empty/);
    if (!onPostgres) return;

    const second = path.join(archives, "second.zip");
    expect((await run(embedded, "backup", second)).code).toBe(0);
    const shared = await emptyShared();
    const { code, output } = await run(shared, "restore", second);
    expect([code, output]).toEqual([0, expect.stringContaining("SESSION_SECRET is not that of the backup")]);
    const third = path.join(archives, "third.zip");
    expect((await run(shared, "backup", third)).code).toBe(0);
    expect(await countsIn(third)).toEqual(await countsIn(second));
    const again = await startServer(shared.environment);
    expect(await signsIn(again)).toBe(true);
    expect(await Promise.all(photos.map((photo) => hashOf(again, photo)))).toEqual(hashes);
    await again.stop("SIGINT");
  });

  it("killed, a backup leaves no archive and a restore an empty place, and both work again", async () => {
    const source = siteAt(await demoPlace());
    const archives = temporaryFolder();
    const file = path.join(archives, "kept.zip");
    const server = await startServer({ ...source.environment, DEMO: "1" });
    const killed = command(source, "backup", file);
    await untilIt("s  Files", killed);
    killed.child.kill("SIGKILL");
    await killed.ended;
    expect(readdirSync(archives)).not.toContain("kept.zip");
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    const copy = path.join(source.dataDir, "backup", "database");
    await expect.poll(() => existsSync(copy), { timeout: 30_000 }).toBe(false);
    expect((await run(source, "backup", file)).code).toBe(0);
    expect(readdirSync(archives)).toEqual(["kept.zip"]);
    await server.stop("SIGINT");

    const target = source.url ? await emptyShared() : emptyEmbedded();
    const cut = command(target, "restore", file);
    await untilIt("s  Files", cut);
    const [rows, files] = cut.output().split("\n");
    expect(rows).toMatch(
      target.url ? /^Rows to {4}PostgreSQL, \w+ at [^@]+$/ : /^Rows to {4}embedded database in DATA_DIR \//,
    );
    expect(files).toMatch(target.url ? /^Files to {3}bucket files at / : /^Files to {3}folder \//);
    cut.child.kill("SIGKILL");
    await cut.ended;
    const { code, output } = await run(target, "restore", file);
    expect([code, output]).toEqual([0, expect.stringContaining("Restored and compared")]);
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
});
