import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import {
  bucketOf,
  countsIn,
  emptyEmbedded,
  emptyShared,
  restoreTo,
  run,
  type Site,
  signsIn,
  siteAt,
  titlesIn,
} from "../support/backup-drill";
import { temporaryFolder } from "../support/launch";
import { demoPlace } from "../support/prepared-place";
import { startServer } from "../support/running-server";
import { hashOf, startWriteLoad } from "../support/write-load";

async function takeUnderLoad(site: Site, file: string) {
  const server = await startServer({ ...site.environment, DEMO: "1" });
  const load = await startWriteLoad(server);
  const enough = (count: number) =>
    expect.poll(() => load.acknowledged.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(count);
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

it("a backup under load is restored from one engine to the other and back, and serves", async () => {
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
