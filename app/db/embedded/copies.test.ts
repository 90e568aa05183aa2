import { expect, it } from "vitest";
import { missingSpaceMessage } from "./copies";

const MB = 1024 * 1024;

it("requires half a gigabyte of free space after a copy, or reports how much is needed", () => {
  expect(missingSpaceMessage(88 * MB, 600 * MB)).toBeNull();
  expect(missingSpaceMessage(88 * MB + 1, 600 * MB)).toBe(
    "it takes 601 MB of free space in DATA_DIR, and there are 600 MB",
  );
  expect(missingSpaceMessage(40 * MB, 0)).toBe(
    "it takes 552 MB of free space in DATA_DIR, and there are 0 MB",
  );
});
