import { expect, it } from "vitest";
import { mobileEnding } from "./doctor-password.server";

it.each([
  ["0790001002", "1002"],
  ["+962 79 000 1002", "1002"],
  ["٠٧٩٠٠٠١٠٠٢", "1002"],
  ["1002", null],
  ["", null],
  [null, null],
])("reads %j as %j", (mobile, ending) => {
  expect(mobileEnding(mobile)).toBe(ending);
});
