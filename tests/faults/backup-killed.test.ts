import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { emptyEmbedded, emptyShared, killedInFiles, run, siteAt } from "../support/backup-drill";
import { temporaryFolder } from "../support/launch";
import { demoPlace } from "../support/prepared-place";
import { startServer } from "../support/running-server";

it("a killed backup leaves no archive, a killed restore leaves nothing, and both succeed when repeated", async () => {
  const source = siteAt(await demoPlace());
  const archives = temporaryFolder();
  const file = path.join(archives, "kept.zip");
  const server = await startServer({ ...source.environment, DEMO: "1" });
  await killedInFiles(source, "backup", file);
  expect(readdirSync(archives)).not.toContain("kept.zip");
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  const copy = path.join(source.dataDir, "backup", "database");
  await expect.poll(() => existsSync(copy), { timeout: 120_000 }).toBe(false);
  expect((await run(source, "backup", file)).code).toBe(0);
  expect(readdirSync(archives)).toEqual(["kept.zip"]);
  await server.stop("SIGINT");

  const target = source.url ? await emptyShared() : emptyEmbedded();
  const [rows, files] = (await killedInFiles(target, "restore", file)).split("\n");
  expect(rows).toMatch(
    target.url ? /^Rows to {4}PostgreSQL, \w+ at [^@]+$/ : /^Rows to {4}embedded database in DATA_DIR \//,
  );
  expect(files).toMatch(target.url ? /^Files to {3}bucket files at / : /^Files to {3}folder \//);
  const { code, output } = await run(target, "restore", file);
  expect([code, output]).toEqual([0, expect.stringContaining("Restored and compared")]);
});
