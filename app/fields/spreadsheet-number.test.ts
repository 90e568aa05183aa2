import { describe, expect, it } from "vitest";
import { readSpreadsheetNumber } from "./spreadsheet-number";

describe("readSpreadsheetNumber", () => {
  it.each([
    ["70001", "70001"],
    ["٧٠٠٠١", "70001"],
    ["70001.0", "70001"],
    ["791111111.00", "791111111"],
    ["٧٠٠٠١٫٠", "70001"],
    ["70,001", "70001"],
    ["1,070,001.0", "1070001"],
    ["7.91111111E+08", "791111111"],
    ["9.871002002e9", "9871002002"],
    ["7E0", "7"],
    ["0012345678", "0012345678"],
    [" 70 001\u200f", "70001"],
  ])("reads %s as the digits %s", (text, digits) => {
    expect(readSpreadsheetNumber(text)).toEqual({ digits });
  });

  it.each(["7.9E+08", "9.87E+09", "1E5", "7.911111115E+08"])("reports lost digits in %s", (text) => {
    expect(readSpreadsheetNumber(text)).toEqual({ problem: "digits-lost" });
  });

  it.each(["", "A-17", "70001.5", "7,00", "-5", "+962791111111", "1.2.3"])(
    "leaves %j to its column",
    (text) => {
      expect(readSpreadsheetNumber(text)).toBeNull();
    },
  );
});
