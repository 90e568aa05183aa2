import { describe, expect, it } from "vitest";
import { readUsername } from "./names";

describe("a user name of the computer portal", () => {
  it.each([
    [" comp9 ", "COMP9"],
    ["irbid.desk-3_a", "IRBID.DESK-3_A"],
    ["C", null],
    ["comp 9", null],
    ["ß9", "SS9"],
    ["مستخدم", null],
    [`c${"9".repeat(40)}`, null],
    ["", null],
  ])("of %j is %j", (typed, kept) => {
    expect(readUsername(typed)).toBe(kept);
  });
});
