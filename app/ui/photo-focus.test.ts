import { expect, it } from "vitest";
import { focusClass } from "./photo";

it.each([
  [undefined, undefined],
  [{ x: 50, y: 52 }, undefined],
  [{ x: 0, y: 50 }, "focus focus-x-0"],
  [{ x: 26, y: 100 }, "focus focus-x-30 focus-y-100"],
])("keeps the focal point %j in view with %s", (focus, classes) => {
  expect(focusClass(focus)).toBe(classes);
});
