import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { type Place, withDatabaseOf } from "../support/hidden-records";
import { launch, temporaryFolder } from "../support/launch";
import { createDatabase } from "../support/postgres-cluster";
import { emptyPlace } from "../support/prepared-place";
import { inWindows1256, registerFile } from "../support/register-file";
import { startServer } from "../support/running-server";

const MOST_MEMORY_KB = 300 * 1024;

function start({ dataDir, url }: Place, args: string[], command = "build/cli.js") {
  const settings = { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) };
  const started = launch([command, ...args], settings);
  const { pid, stdout } = started.child;
  let printed = "";
  let memoryKb = 0;
  const look = () => {
    const status = readStatus(pid!);
    memoryKb = Math.max(memoryKb, Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0));
  };
  stdout.on("data", (text) => {
    printed += text;
    look();
  });
  const timer = setInterval(look, 50);
  const ended = started.ended.then((code) => {
    clearInterval(timer);
    return { code, printed, memoryKb, output: started.output() };
  });
  return { ...started, ended };
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}

function aFile(content: string | Uint8Array): string {
  const file = path.join(temporaryFolder(), "register.csv");
  writeFileSync(file, content);
  return file;
}

const take = (place: Place, file: string, ...more: string[]) =>
  start(place, ["import-members", file, "--skip-bad", ...more]).ended;

/** A folder whose owner was killed is free again once its database has ended. */
async function takeWhenFree(place: Place, file: string) {
  for (;;) {
    const taken = await take(place, file);
    if (!taken.output.includes("in use by another process")) return taken;
  }
}

/** Everything that an import writes, without when and by which try. */
const contentOf = (place: Place) =>
  withDatabaseOf(place, async (sql) => ({
    members: await sql`
      select to_jsonb(members) - '{created_at,updated_at}'::text[] as row from members order by member_number`,
    dues: await sql`select to_jsonb(dues) - 'as_of' as row from dues order by member_number`,
    said: await sql`select member_number, said from register_rows order by member_number`,
    changes: await sql`select member_number, changed from dues_changes order by member_number, id`,
    audit: await sql`
      select action, detail, case when action = 'member.import' then subject end as subject from audit order by id`,
  }));

it("kill -9 at any moment leaves all or nothing, and the same command again comes to the same end", async () => {
  const [whole, killed] = [await emptyPlace(), await emptyPlace()];
  const before = aFile(registerFile({ rows: 6000, badEvery: 60 }).text);
  const after = aFile(registerFile({ rows: 6000, badEvery: 60, months: 1, newMobiles: 700 }).text);
  for (const place of [whole, killed]) expect((await take(place, before)).code).toBe(0);
  const begun = Date.now();
  const { printed } = await take(whole, after);
  const lasted = Date.now() - begun;
  expect(printed).toContain("6000 lines, 5900 good, 100 rejected, 0 added, 5900 updated, 0 unchanged\n");
  for (const part of [0.3, 0.5, 0.65, 0.8, 0.9]) {
    const { child, ended } = start(killed, ["import-members", after, "--skip-bad"]);
    await delay(lasted * part);
    child.kill("SIGKILL");
    await ended;
  }
  const again = await takeWhenFree(killed, after);
  expect([again.code, again.printed]).toEqual([0, expect.stringContaining("The register was imported.\n")]);
  const [content, expected] = [await contentOf(killed), await contentOf(whole)];
  const once = content.audit.filter(({ action }) => action !== "register.import");
  expect(once).toEqual(expected.audit.filter(({ action }) => action !== "register.import"));
  for (const part of ["members", "dues", "said", "changes"] as const)
    expect(content[part]).toEqual(expected[part]);
});

it("40,000 members with 1,000 bad rows: reported exactly, in little memory, and again a month later", async () => {
  const place = await emptyPlace();
  const { text, wrong } = registerFile({ rows: 40_000, badEvery: 40 });
  const report = path.join(temporaryFolder(), "rejects.csv");
  const first = await take(place, aFile(text), "--report", report);
  const lines = first.printed.trim().split("\n");
  expect(lines.slice(-2)).toEqual([
    "40000 lines, 39000 good, 1000 rejected, 39000 added, 0 updated, 0 unchanged",
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
  expect(second.printed).toContain("0 added, 39000 updated, 0 unchanged\nThe register was imported.\n");
  const changed = await withDatabaseOf(place, (sql) => sql`select from members where version = 2`);
  expect(changed.length).toBe(5000);
  expect(Math.max(first.memoryKb, second.memoryKb)).toBeLessThan(MOST_MEMORY_KB);
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
