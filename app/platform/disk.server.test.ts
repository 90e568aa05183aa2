import { expect, it } from "vitest";
import { diskLevel } from "./disk.server";

it.each([
  [600, "fine", "fine"],
  [511, "fine", "low"],
  [512, "fine", "fine"],
  [543, "low", "low"],
  [544, "low", "fine"],
  [256, "low", "low"],
  [255, "low", "full"],
  [255, "fine", "full"],
  [287, "full", "full"],
  [288, "full", "low"],
  [543, "full", "low"],
  [600, "full", "fine"],
  [0, "full", "full"],
] as const)("%i MB free after %s is %s", (free, before, expected) => {
  expect(diskLevel(free * 1024 * 1024, before)).toBe(expected);
});
