import { describe, expect, it } from "vitest";
import { ABROAD, DECEASED, INTERNSHIP, statusName, statusOfLetter, writtenStatus } from "./work-status";

describe("writtenStatus", () => {
  it.each([
    [INTERNSHIP, "N"],
    [DECEASED, "D"],
    [ABROAD, "A"],
    [2, 2],
  ])("writes %s as %s", (workStatus, written) => {
    expect(writtenStatus(workStatus)).toBe(written);
  });
});

describe("statusOfLetter", () => {
  it.each([
    ["n", INTERNSHIP],
    ["D", DECEASED],
    ["a", ABROAD],
    ["2", null],
    ["x", null],
  ])("reads %s as %s", (text, workStatus) => {
    expect(statusOfLetter(text)).toBe(workStatus);
  });
});

describe("statusName", () => {
  it("prefers the name of the association's own list", () => {
    expect(statusName(1, { ar: "عامل", en: "Active" })).toEqual({ ar: "عامل", en: "Active" });
  });

  it("uses the Arabic name of the list where it has no English one", () => {
    expect(statusName(1, { ar: "عامل", en: "" })).toEqual({ ar: "عامل", en: "عامل" });
  });

  it("knows the standard statuses without a list", () => {
    expect(statusName(DECEASED, null)).toEqual({ ar: "متوفّى", en: "Deceased" });
  });

  it("returns the code of a status that nobody has named", () => {
    expect(statusName(7, null)).toEqual({ ar: "7", en: "7" });
  });
});
