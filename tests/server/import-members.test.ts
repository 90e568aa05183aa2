import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { withDatabaseOf } from "../support/hidden-records";
import { removeAtEnd, temporaryFolder } from "../support/launch";
import { aFile, start, take } from "../support/member-import";
import { createDatabase } from "../support/postgres-cluster";
import { emptyPlace } from "../support/prepared-place";
import { inWindows1256, registerFile } from "../support/register-file";
import { startServer } from "../support/running-server";

it("members with bad rows: reported exactly, and again a month later from another encoding", async () => {
  const place = await emptyPlace();
  const { text, wrong } = registerFile({ rows: 2_000, badEvery: 40 });
  const report = path.join(temporaryFolder(), "rejects.csv");
  const first = await take(place, aFile(text), "--report", report);
  const lines = first.printed.trim().split("\n");
  expect(lines.slice(-2)).toEqual([
    "2000 lines, 1950 good, 50 rejected, 1950 added, 0 updated, 0 unchanged",
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
  expect(second.printed).toContain("0 added, 1950 updated, 0 unchanged\nThe register was imported.\n");
  const changed = await withDatabaseOf(place, (sql) => sql`select from members where version = 2`);
  expect(changed.length).toBe(250);
});

it("changes a site that is running on PostgreSQL; the embedded database is the server's alone", async () => {
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

it("refuses a file from before the last one, and a report that cannot be begun before anything is changed", async () => {
  const place = await emptyPlace();
  const heading = "DOC_NO;DOC_NAME_A;WORK_STATUS;MOBIL\n";
  const [old, last] = ["0791111111", "0792222222"].map((mobile) =>
    aFile(`${heading}10001;رنا حداد;1;${mobile}\n10002;x;;\n`),
  ) as [string, string];
  const nowhere = path.join(temporaryFolder(), "none", "rejects.csv");
  expect(await take(place, old, "--report", nowhere)).toMatchObject({
    code: 1,
    output: `${nowhere} cannot be written: ENOENT.\n`,
  });
  expect((await take(place, old)).printed).toContain(", 1 added, 0 updated");
  expect((await take(place, last)).code).toBe(0);
  const report = path.join(temporaryFolder(), "rejects.csv");
  const refused =
    /^This file was imported on 20\d\d-\d\d-\d\d, and others since: --again takes it all the same\. Nothing was changed\.\n$/;
  for (const more of [[], ["--dry-run", "--report", report]]) {
    const { code, output } = await take(place, old, ...more);
    expect([code, output]).toEqual([1, expect.stringMatching(refused)]);
  }
  expect(readdirSync(path.dirname(report))).toEqual([]);
  const again = await take(place, old, "--again", "--report", report);
  expect([again.code, again.printed]).toEqual([0, expect.stringContaining(", 1 updated, 0 unchanged\n")]);
  expect(readFileSync(report, "utf8")).toContain("WORK_STATUS");
});

it("shows a dry run, what is ignored and a file that is none in plain lines", async () => {
  const place = await emptyPlace();
  const file = aFile('DOC_NO;NOTE;DOC_NAME_A;WORK_STATUS;MOBIL\n10001;x;رنا حداد;1;"=call"\n10002;x;;1;\n');
  const expected = [
    "Columns ignored: NOTE",
    'Line 2  MOBIL  "=call"  not a telephone number',
    'Line 3  DOC_NAME_A  ""  a new member needs it',
    "2 lines, 0 good, 2 rejected, 0 added, 0 updated, 0 unchanged",
    "Nothing was changed.\n",
  ].join("\n");
  for (const more of [[], ["--dry-run"], ["--skip-bad"]]) {
    const { code, printed } = await start(place, ["import-members", file, ...more]).ended;
    expect([code, printed]).toEqual([1, expected]);
  }
  const roll = await take(place, aFile("CENTRE;NAME\n1;x\n"));
  expect([roll.code, roll.output]).toEqual([1, "Line 1: the first line does not name the column DOC_NO.\n"]);
});
