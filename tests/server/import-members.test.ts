import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { withDatabaseOf } from "../support/hidden-records";
import { removeAtEnd, temporaryFolder } from "../support/launch";
import { aFile, take } from "../support/member-import";
import { createDatabase } from "../support/postgres-cluster";
import { emptyPlace } from "../support/prepared-place";
import { inWindows1256, registerFile } from "../support/register-file";
import { startServer } from "../support/running-server";

it("members with invalid rows are reported exactly, and again a month later in another encoding", async () => {
  const place = await emptyPlace();
  const { text, wrong } = registerFile({ rows: 2_000, badEvery: 40 });
  const report = path.join(temporaryFolder(), "rejects.csv");
  const first = await take(place, aFile(text), "--report", report);
  const lines = first.printed.trim().split("\n");
  expect(lines.slice(-2)).toEqual([
    "2000 lines, 1949 good, 51 rejected, 1949 added, 0 updated, 0 unchanged",
    "The register was imported.",
  ]);
  const named = lines.flatMap((line) => {
    const [, number, column] = /^Line (\d+) {2}(\w+) {2}"/.exec(line) ?? [];
    return column ? [{ line: Number(number), column }] : [];
  });
  expect(named).toEqual(wrong);
  expect(readFileSync(report, "utf8").trim().split("\r\n").length).toBe(wrong.length + 1);
  const later = registerFile({ rows: 2_000, badEvery: 40, months: 1, newMobiles: 256 });
  const second = await take(place, aFile(inWindows1256(later.text)), "--encoding", "windows-1256");
  expect(second.printed).toContain("0 added, 1949 updated, 0 unchanged\nThe register was imported.\n");
  const changed = await withDatabaseOf(place, (sql) => sql`select from members where version = 2`);
  expect(changed.length).toBe(249);
});

it("changes a running site on PostgreSQL; the embedded database belongs to the server only", async () => {
  const made = await createDatabase();
  if (made) removeAtEnd(made.drop);
  const server = await startServer({ DATABASE_URL: made?.url ?? "" });
  const place = { dataDir: made ? temporaryFolder() : server.dataDir, url: made?.url ?? null };
  const { code, printed, output } = await take(place, aFile(registerFile({ rows: 200 }).text));
  if (made) expect([code, printed]).toEqual([0, expect.stringContaining("200 added")]);
  else expect([code, output.trim().split("\n").length]).toEqual([1, 1]);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  await server.stop("SIGINT");
});
