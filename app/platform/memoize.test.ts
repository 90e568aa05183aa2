import { expect, it, vi } from "vitest";
import { memoize } from "./memoize";

it("returns cached results, and clears the cache when it is full", () => {
  const make = vi.fn((key: string) => key.length);
  const length = memoize(2, make);
  expect(["a", "", "a", ""].map(length)).toEqual([1, 0, 1, 0]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(["abc", "a"].map(length)).toEqual([3, 1]);
  expect(make).toHaveBeenCalledTimes(4);
});
