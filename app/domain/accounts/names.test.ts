import { describe, expect, it } from "vitest";
import { accountName, readUsername } from "./names";

it.each([
  ["doctor", "00010001", "10001"],
  ["doctor", "0", "0"],
  ["computer", " comp1 ", "COMP1"],
  ["staff", " Admin@Demo.Test ", "admin@demo.test"],
] as const)("reads the %s account name %j as %j", (kind, typed, name) => {
  expect(accountName[kind](typed)).toBe(name);
});

describe("readUsername", () => {
  it.each([
    [" comp9 ", "COMP9"],
    ["irbid.desk-3_a", "IRBID.DESK-3_A"],
    ["C", null],
    ["comp 9", null],
    ["ß9", "SS9"],
    ["مستخدم", null],
    [`c${"9".repeat(40)}`, null],
    ["", null],
  ])("stores %j as %j", (typed, kept) => {
    expect(readUsername(typed)).toBe(kept);
  });
});
