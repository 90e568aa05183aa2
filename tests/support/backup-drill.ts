import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { demoLogins } from "~/content/demo-logins";
import { openArchive } from "~/domain/backups/archive-reader.server";
import { contentTypeOf } from "~/platform/storage/storage";
import { callerOf } from "./caller";
import { type Place, withDatabaseOf } from "./hidden-records";
import { ensureBuilt, launch, removeAtEnd, temporaryFolder } from "./launch";
import { createDatabase } from "./postgres-cluster";
import { at } from "./prepared-place";
import type { RunningServer } from "./running-server";
import { putObject } from "./s3/objects";
import { startS3Server } from "./s3-server";

type Environment = Record<string, string>;
export type Site = Place & { environment: Environment };

const CREDENTIALS = { accessKeyId: "key-of-the-drill", secretAccessKey: "secret-of-the-drill" };

export const siteAt = (place: Place, environment: Environment = {}): Site => ({
  ...place,
  environment: { ...at(place), TRUST_PROXY: "1", ...environment },
});

export const emptyEmbedded = () => siteAt({ dataDir: temporaryFolder(), url: null });

/** Creates a bucket, and returns the settings that name it. */
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

/** Creates a bucket with the files of a place. */
export async function bucketOf({ dataDir }: Place) {
  const { server, settings } = await bucket();
  const files = path.join(dataDir, "files");
  for (const key of readdirSync(files, { recursive: true, encoding: "utf8" })) {
    if (statSync(path.join(files, key)).isFile())
      putObject(server.objects, key, readFileSync(path.join(files, key)), contentTypeOf(key));
  }
  return settings;
}

/** An empty PostgreSQL database with an empty bucket. */
export async function emptyShared(): Promise<Site> {
  const made = await createDatabase();
  removeAtEnd(made!.drop);
  const { settings } = await bucket();
  const secret = { SESSION_SECRET: "the secret of the site that is restored to" };
  return siteAt({ dataDir: temporaryFolder(), url: made!.url }, { ...settings, ...secret });
}

function command(site: Site, ...args: string[]) {
  ensureBuilt();
  return launch(args, site.environment);
}

export async function run(site: Site, ...args: string[]) {
  const started = command(site, "build/cli.js", ...args);
  return { code: await started.ended, output: started.output() };
}

/** Lets a command kill itself while it processes the files of an archive. */
export async function killedInFiles(site: Site, ...args: string[]) {
  const killing = path.resolve("tests/support/killed-in-files.mjs");
  const started = command(site, "--import", killing, "build/cli.js", ...args);
  expect(await started.ended, started.output()).toBe(null);
  return started.output();
}

export const titlesIn = (site: Site) =>
  withDatabaseOf(site, async (sql) => {
    const rows = await sql`
      select title, photo_key from news union all select title, null from contacts`;
    return new Map<string, string | null>(rows.map((row) => [row.title, row.photo_key]));
  });

export async function countsIn(file: string): Promise<Record<string, number>> {
  const archive = await openArchive(file);
  archive.close();
  return Object.fromEntries(archive.manifest.tables.map(({ name, rows }) => [name, rows]));
}

export async function restoreTo(site: Site, file: string) {
  const { code, output } = await run(site, "restore", file);
  expect(output).toMatch(/\nThe audit is whole: \d+ entries, .+\nRestored and compared in [\d.]+ s\.\n$/);
  expect(code).toBe(0);
}

const [admin] = demoLogins.staff;

export async function signsIn(server: RunningServer) {
  const cookie = await callerOf(server).signInStaff(admin.name, admin.password);
  const page = await fetch(`${server.address}/dashboard`, {
    headers: { Cookie: cookie },
    redirect: "manual",
  });
  return page.status === 200;
}
