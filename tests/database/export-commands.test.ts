import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { aMember } from "../builders/doctors";
import { commandHere } from "../support/command-here";
import { useDatabase } from "../support/database";
import { removeLeftovers, temporaryFolder } from "../support/launch";

useDatabase();
afterEach(removeLeftovers);

/** Runs `export WHAT --out FILE` and returns what it writes. */
async function exported(...what: string[]) {
  const file = path.join(temporaryFolder(), "file.csv");
  expect(await commandHere("export", ...what, "--out", file)).toEqual({ code: 0, output: "" });
  return readFileSync(file, "utf8");
}

describe("export", () => {
  it("is recorded, and the export includes that entry", async () => {
    await aMember(10_001);
    expect(await exported("members")).toMatch(
      /^\uFEFFDOC_NO,DOC_NAME_A,.*,AREA_SITE_NAME,SPEC_DESC,REG_DATE,HIDDEN\r\n10001,/,
    );
    const audit = await exported("audit", "--language", "en");
    expect(audit).toContain(",The site itself,,Members downloaded,member.export,");
    expect(await exported("survey", "--language", "en")).toMatch(/^\uFEFFMonth,Responses,/);
  });

  it("names a file that cannot be written", async () => {
    const { code, output } = await commandHere("export", "oaths", "--out", "/nowhere/at/all.csv");
    expect([code, output]).toEqual([1, "/nowhere/at/all.csv cannot be written: ENOENT.\n"]);
  });
});
