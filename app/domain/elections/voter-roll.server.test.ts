import { describe, expect, it } from "vitest";
import { sheetOf } from "./voter-roll.server";

describe("sheetOf", () => {
  it.each([
    [0, 1, { sheet: 1, sheets: 1, before: 0 }],
    [500, 1, { sheet: 1, sheets: 1, before: 0 }],
    [501, 2, { sheet: 2, sheets: 2, before: 500 }],
    [15_000, 30, { sheet: 30, sheets: 30, before: 14_500 }],
    [15_000, 31, { sheet: 30, sheets: 30, before: 14_500 }],
    [15_000, 0, { sheet: 1, sheets: 30, before: 0 }],
  ])("returns the requested sheet of a roll with %i lines: sheet %i", (total, requested, found) =>
    expect(sheetOf(total, requested)).toEqual(found),
  );
});
