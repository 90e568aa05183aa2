import { describe, expect, it } from "vitest";
import { parseMemberNumber } from "./member-number";

describe("parseMemberNumber", () => {
  it.each([
    ["10001", 10001],
    ["١٠٠٠١", 10001],
    ["۱۰۰۰۱", 10001],
    ["  10 001\t", 10001],
    ["\u200e10001\u200f", 10001],
    ["\u206810001\u2069", 10001],
    ["00010001", 10001],
    ["1", 1],
    ["999999999", 999_999_999],
  ])("reads %j", (typed, memberNumber) => {
    expect(parseMemberNumber(typed)).toEqual({ memberNumber });
  });

  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["\u200f", "empty"],
    ["12a", "not-numeric"],
    ["-5", "not-numeric"],
    ["1e3", "not-numeric"],
    ["10001.0", "not-numeric"],
    ["10001\u0000", "not-numeric"],
    ["\u0000", "not-numeric"],
    ["\ud800", "not-numeric"],
    ["' or 1=1 --", "not-numeric"],
    ["🎓", "not-numeric"],
    ["0", "nobodys"],
    ["1234567890", "nobodys"],
    ["100000000000000000000", "nobodys"],
    ["9".repeat(100_000), "nobodys"],
  ])("refuses %.40j: %s", (typed, problem) => {
    expect(parseMemberNumber(typed)).toEqual({ problem });
  });
});
