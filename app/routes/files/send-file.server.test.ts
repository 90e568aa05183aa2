import { describe, expect, it } from "vitest";
import { byteRange } from "./send-file.server";

describe("byteRange", () => {
  it.each([
    [null, null],
    ["bytes=0-99", { start: 0, end: 99 }],
    ["bytes=900-", { start: 900, end: 999 }],
    ["bytes=-100", { start: 900, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
    ["bytes=990-5000", { start: 990, end: 999 }],
    ["bytes=1000-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-2", null],
    ["bytes=0-1,5-6", null],
    ["pages=1-2", null],
    ["bytes=-", null],
  ])("reads %j of 1000 bytes as %j", (header, range) => {
    expect(byteRange(header, 1000)).toEqual(range);
  });
});
