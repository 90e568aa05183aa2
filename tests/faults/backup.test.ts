import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { emptyEmbedded, restoreTo, run, signsIn, siteAt, titlesIn } from "../support/backup-drill";
import { temporaryFolder } from "../support/launch";
import { demoPlace } from "../support/prepared-place";
import { startServer } from "../support/running-server";
import { hashOf, startWriteLoad } from "../support/write-load";

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
