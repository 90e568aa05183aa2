import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { db, members, voters } from "~/db";
import { DECEASED } from "~/domain/members/work-status";
import { aMember } from "../builders/doctors";
import { aClerk, anElection } from "../builders/elections";
import { commandHere } from "../support/command-here";
import { useDatabase } from "../support/database";
import { removeLeftovers, temporaryFolder } from "../support/launch";
import { aFile } from "../support/member-import";

useDatabase();
afterEach(removeLeftovers);

const take = (file: string, ...more: string[]) => commandHere("import-members", file, "--skip-bad", ...more);

describe("import-members", () => {
  it("refuses a file from before the last one, and a report that cannot be begun before anything is changed", async () => {
    const heading = "DOC_NO;DOC_NAME_A;WORK_STATUS;MOBIL\n";
    const [old, last] = ["0791111111", "0792222222"].map((mobile) =>
      aFile(`${heading}10001;رنا حداد;1;${mobile}\n10002;x;;\n`),
    ) as [string, string];
    const nowhere = path.join(temporaryFolder(), "none", "rejects.csv");
    const unwritten = { code: 1, output: `${nowhere} cannot be written: ENOENT.\n` };
    expect(await take(old, "--report", nowhere)).toEqual(unwritten);
    expect((await take(old)).output).toContain(", 1 added, 0 updated");
    expect((await take(last)).code).toBe(0);
    const report = path.join(temporaryFolder(), "rejects.csv");
    const refused =
      /^This file was imported on 20\d\d-\d\d-\d\d, and others since: --again imports it anyway\. Nothing was changed\.\n$/;
    for (const more of [[], ["--dry-run", "--report", report]]) {
      const { code, output } = await take(old, ...more);
      expect([code, output]).toEqual([1, expect.stringMatching(refused)]);
    }
    expect(readdirSync(path.dirname(report))).toEqual([]);
    const again = await take(old, "--again", "--report", report);
    expect([again.code, again.output]).toEqual([0, expect.stringContaining(", 1 updated, 0 unchanged\n")]);
    expect(readFileSync(report, "utf8")).toContain("WORK_STATUS");
  });

  it("names members who have died and whom the file calls practising, and leaves their status", async () => {
    await aMember(10001, { workStatus: DECEASED });
    const { code, output } = await take(aFile("DOC_NO;WORK_STATUS\n10001;1\n"));
    expect([code, output]).toEqual([
      0,
      expect.stringContaining("so that the status of the file is not taken: 10001\n"),
    ]);
    expect(await db.select({ status: members.workStatus }).from(members)).toEqual([{ status: DECEASED }]);
  });

  it("prints a dry run, ignored columns and an unreadable file in plain lines", async () => {
    const file = aFile('DOC_NO;NOTE;DOC_NAME_A;WORK_STATUS;MOBIL\n10001;x;رنا حداد;1;"=call"\n10002;x;;1;\n');
    const output = [
      "Columns ignored: NOTE",
      'Line 2  MOBIL  "=call"  not a telephone number',
      'Line 3  DOC_NAME_A  ""  a new member needs it',
      "3 lines of text in the file, read as 3: the heading and 2 rows.",
      "2 lines, 0 good, 2 rejected, 0 added, 0 updated, 0 unchanged",
      "Nothing was changed.\n",
    ].join("\n");
    for (const more of [[], ["--dry-run"], ["--skip-bad"]])
      expect(await commandHere("import-members", file, ...more)).toEqual({ code: 1, output });
    const stray = aFile(
      'DOC_NO,DOC_NAME_A,WORK_STATUS,HOME_ADD\n92001,رنا حداد,1,"near the mosque\n92002,زيد حداد,1,"Irbid"\n92004,علي حداد,1,\n',
    );
    const refused = await take(stray);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/^Line 2: text follows the mark/),
    ]);
    const joined = aFile(
      'sep=,\nDOC_NO,DOC_NAME_A,WORK_STATUS,HOME_ADD\n92001,رنا حداد,1,"near\nthe mosque"\n',
    );
    expect((await take(joined, "--dry-run")).output).toContain(
      "3 lines of text in the file, read as 2: the heading and 1 rows. 1 lines continue a quoted cell.\n1 lines, 1 good",
    );
    const roll = await take(aFile("CENTRE;NAME\n1;x\n"));
    expect(roll).toEqual({ code: 1, output: "Line 1: the first line does not name the column DOC_NO.\n" });
  });
});

describe("import-roll", () => {
  it("lists invalid lines, changes nothing in a dry run, and imports once they are removed", async () => {
    const { id: electionId } = await anElection({ rollImportedAt: new Date() });
    const clerk = await aClerk("CLERK");
    for (const number of [10_001, 10_002, 10_003, 10_004]) await aMember(number);
    const mark = { electF: 1, markedAt: new Date(), markedBy: clerk.id };
    await db.insert(voters).values({ electionId, memberNumber: 10_004, ...mark });
    const file = aFile("CENTRE;DOC_NO;NAME\n2;10001;A\n٢;١٠٠٠٢;B\n2;abc;C\n9;10003;D\n2;10001;A\n");
    const found = [
      `Election ${electionId}: Election`,
      "Columns ignored: NAME",
      'Line 4  "abc"  no association number',
      'Line 5  "9"  no polling centre has this code',
      'Line 6  "10001"  a second time; first on line 2',
      "6 lines of text in the file, read as 6: the heading and 5 rows.",
      "5 lines, 2 good, 3 rejected, 2 added, .+, 1 kept because marked",
    ].join("\n");
    const stopped = await commandHere("import-roll", file);
    expect(stopped.output).toMatch(new RegExp(`^${found}\nNothing was changed\\.\n$`));
    expect(stopped.code).toBe(1);
    expect(await db.$count(voters)).toBe(1);
    const dry = await commandHere("import-roll", file, "--dry-run", "--skip-bad");
    expect(dry).toEqual({ code: 0, output: stopped.output });
    const applied = await commandHere("import-roll", file, "--skip-bad");
    const done = dry.output.replace("Nothing was changed.", "The roll was applied.");
    expect(applied).toEqual({ code: 0, output: done });
    expect(await db.$count(voters)).toBe(3);
  });

  it.each([
    ["missing.csv", "cannot be read"],
    ["package.json", "DOC_NO"],
  ])("refuses a file that is not a roll: %s", async (file, reason) => {
    expect(await commandHere("import-roll", file)).toEqual({
      code: 1,
      output: expect.stringContaining(reason),
    });
  });
});
