import { describe, expect, it } from "vitest";
import { addUp, shareOf, standingOf } from "./levels";

describe("shareOf", () => {
  it.each([
    [0, 0, "0.0"],
    [0, 7, "0.0"],
    [7, 7, "100.0"],
    [1, 3, "33.3"],
    [2, 3, "66.7"],
    [1, 8, "12.5"],
    [1, 2000, "0.1"],
    [1, 2001, "0.0"],
  ])("shows %d of %d as %s", (count, total, share) => expect(shareOf(count, total)).toBe(share));
});

describe("addUp", () => {
  it("adds the counts by level", () => {
    expect(
      addUp([
        [1, 2, 3],
        [10, 20, 30],
      ]),
    ).toEqual([11, 22, 33]);
    expect(addUp([])).toEqual([0, 0, 0]);
  });
});

describe("the average of the levels", () => {
  it.each([
    [1, "low"],
    [1.4999, "low"],
    [1.5, "middle"],
    [2, "middle"],
    [2.4999, "middle"],
    [2.5, "high"],
    [3, "high"],
  ])("shows an average of %d as %s", (average, standing) => expect(standingOf(average)).toBe(standing));
});
