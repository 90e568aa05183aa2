import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { withDatabaseOf } from "../support/hidden-records";
import { temporaryFolder } from "../support/launch";
import { aFile, take } from "../support/member-import";
import { emptyPlace } from "../support/prepared-place";
import { inWindows1256, registerFile } from "../support/register-file";

const MAX_MEMORY_KB = 300 * 1024;

it("40,000 members with 1,001 bad rows: reported exactly, in little memory, and again a month later", async () => {
  const place = await emptyPlace();
  const { text, wrong } = registerFile({ rows: 40_000, badEvery: 40 });
  const report = path.join(temporaryFolder(), "rejects.csv");
  const first = await take(place, aFile(text), "--report", report);
  const lines = first.printed.trim().split("\n");
  expect(lines.slice(-2)).toEqual([
    "40000 lines, 38999 good, 1001 rejected, 38999 added, 0 updated, 0 unchanged",
    "The register was imported.",
  ]);
  const named = lines.flatMap((line) => {
    const [, number, column] = /^Line (\d+) {2}(\w+) {2}"/.exec(line) ?? [];
    return column ? [{ line: Number(number), column }] : [];
  });
  expect(named).toEqual(wrong);
  expect(readFileSync(report, "utf8").trim().split("\r\n").length).toBe(wrong.length + 1);
  const later = registerFile({ rows: 40_000, badEvery: 40, months: 1, newMobiles: 5128 });
  const second = await take(place, aFile(inWindows1256(later.text)), "--encoding", "windows-1256");
  expect(second.printed).toContain("0 added, 38999 updated, 0 unchanged\nThe register was imported.\n");
  const changed = await withDatabaseOf(place, (sql) => sql`select from members where version = 2`);
  expect(changed.length).toBe(4999);
  expect(Math.max(first.memoryKb, second.memoryKb)).toBeLessThan(MAX_MEMORY_KB);
});
