import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../support/command-line";
import { at, demoPlace } from "../support/prepared-place";

describe("export", () => {
  it("writes a file once, readable only for its owner, or to standard output", async () => {
    const place = at(await demoPlace());
    const file = path.join(place.DATA_DIR, "members.csv");
    expect(await cli(["export", "members", "--out", file], place)).toEqual({ code: 0, output: "" });
    const text = readFileSync(file, "utf8");
    expect(text).toMatch(/^\uFEFFDOC_NO,DOC_NAME_A,.*,AREA_SITE_NAME,SPEC_DESC,REG_DATE,HIDDEN\r\n10001,/);
    expect(text).toContain(",'0790001002,");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(place.DATA_DIR)).not.toContain("members.csv.part");
    const again = await cli(["export", "members", "--out", file], place);
    expect(again).toEqual({ code: 1, output: `${file} exists already; nothing was written.\n` });
    expect(await cli(["export", "members"], place)).toEqual({ code: 0, output: text });
  });
});
