import { describe, expect, it } from "vitest";
import { isStray, nextOfSeries } from "./number-series";

describe("nextOfSeries", () => {
  it.each([
    [[], 1],
    [[10_001], 10_002],
    [[10_003, 10_002, 10_001], 10_004],
    [[9_990_001, 20_320, 20_319], 20_321],
    [[20_320, 19_500, 10_001], 20_321],
    [[9_990_001, 10_001], 9_990_002],
  ])("continues %j with %i", (highest, next) => {
    expect(nextOfSeries(highest)).toBe(next);
  });
});

it("calls a number a stray only far above the series", () => {
  expect(isStray(20_400, 20_321)).toBe(false);
  expect(isStray(9_990_001, 20_321)).toBe(true);
});
