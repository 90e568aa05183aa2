import { expect, it } from "vitest";
import { waitAfter } from "./lockout.server";

it.each([
  [0, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [7, 120],
  [11, 1920],
  [12, 3600],
  [100, 3600],
])("locks out after %i failures for %i seconds", (failures, seconds) => {
  expect(waitAfter(failures)).toBe(seconds);
});
