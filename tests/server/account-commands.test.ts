import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../support/command-line";
import { at, demoPlace, embeddedPlace, emptyPlace } from "../support/prepared-place";

describe("accounts", () => {
  it("are created once, from arguments", async () => {
    const { dataDir: DATA_DIR } = await embeddedPlace("empty");
    const admin = ["create-admin", "chief@example.test", "The Chief", "a-long-enough-password"];
    expect((await cli(admin, { DATA_DIR })).code).toBe(0);
    const again = await cli(admin, { DATA_DIR });
    expect([again.code, again.output]).toEqual([1, expect.stringMatching(/^Not created: .*exists\.\n$/)]);
    const clerk = [
      "create-computer-user",
      "comp9",
      "73519064",
      "--name",
      "A Clerk",
      "--permissions",
      "vote,undo",
    ];
    expect((await cli(clerk, { DATA_DIR })).code).toBe(0);
  });

  it.each([
    [["create-admin", "nobody", "The Chief", "a-long-enough-password"], "e-mail"],
    [["create-admin", "chief@example.test", "The Chief", "x"], "short"],
    [["create-computer-user", "comp9", "letters-only"], "digits"],
    [["create-computer-user", "comp 9", "73519064"], "letters A to Z"],
    [["create-computer-user", "comp9", "73519064", "--permissions", "everything"], "permission"],
  ])("are refused with the reason: %j", async (args, reason) => {
    const { code, output } = await cli(args, at(await emptyPlace()));
    expect(code).toBe(1);
    expect(output).toContain(reason);
  });
});

describe("recovery-code", () => {
  it("prints a code for a member, and says why there is none for others", async () => {
    const { dataDir: DATA_DIR } = await embeddedPlace("demo");
    const again = await cli(["seed-demo"], { DATA_DIR });
    expect(again).toEqual({ code: 0, output: "The demo association is in the database.\n" });
    const { code, output } = await cli(["recovery-code", "١٠٠٠٢"], { DATA_DIR });
    expect(output).toMatch(
      /^Number {2}10002\nName {4}Rana .+\nCode {4}[0-9A-Z]{5}-[0-9A-Z]{5}\nUntil {3}.+\(Amman\)\n$/,
    );
    expect(code).toBe(0);
    const none = await cli(["recovery-code", "19999"], { DATA_DIR });
    expect(none).toEqual({ code: 1, output: "No code was made: no member has this association number.\n" });
    expect((await cli(["recovery-code", "soon"], { DATA_DIR })).code).toBe(1);
  });
});

describe("import-roll", () => {
  it("lists bad lines, changes nothing in a dry run, and applies once they are left out", async () => {
    const place = at(await demoPlace());
    const file = path.join(place.DATA_DIR, "roll.csv");
    writeFileSync(file, "CENTRE;DOC_NO;NAME\n1;10001;A\n٢;١٠٠٠٢;B\n1;abc;C\n9;10003;D\n1;10001;A\n");
    const found = [
      "Election 1: Council Election .+",
      "Columns ignored: NAME",
      'Line 4  "abc"  no association number',
      'Line 5  "9"  no polling centre has this code',
      'Line 6  "10001"  a second time; first on line 2',
      "5 lines, 2 good, 3 rejected, 0 added, .+, 90 kept because marked",
    ].join("\n");
    const stopped = await cli(["import-roll", file], place);
    expect(stopped.output).toMatch(new RegExp(`^${found}\nNothing was changed\\.\n$`));
    expect(stopped.code).toBe(1);
    const dry = await cli(["import-roll", file, "--dry-run", "--skip-bad"], place);
    expect([dry.code, dry.output]).toEqual([0, stopped.output]);
    const applied = await cli(["import-roll", file, "--skip-bad"], place);
    const done = dry.output.replace("Nothing was changed.", "The roll was applied.");
    expect([applied.code, applied.output]).toEqual([0, done]);
  });

  it.each([
    [["missing.csv"], "cannot be read"],
    [["package.json"], "DOC_NO"],
  ])("refuses a file that is no roll: %j", async (args, reason) => {
    const { code, output } = await cli(["import-roll", ...args]);
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  });
});
