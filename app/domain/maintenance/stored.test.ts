import { describe, expect, it } from "vitest";
import { LONGEST_MESSAGE, parseMaintenance } from "./stored";

const complete = {
  startedAt: "2026-11-22T12:00:00.000Z",
  until: "2026-11-22T15:00:00.000Z",
  message: { ar: "نرقّي الخادم", en: "" },
};

describe("parseMaintenance", () => {
  it.each([complete, { ...complete, until: null }, { ...complete, message: null }])(
    "is read back: %j",
    (stored) => {
      expect(parseMaintenance(JSON.stringify(stored))).toEqual(stored);
    },
  );

  it.each([
    "",
    "{",
    "null",
    "[]",
    JSON.stringify({ ...complete, until: "tomorrow" }),
    JSON.stringify({ ...complete, startedAt: undefined }),
    JSON.stringify({ ...complete, message: "a text" }),
    JSON.stringify({ ...complete, message: { ar: "x".repeat(LONGEST_MESSAGE + 1), en: "" } }),
  ])("ignores a broken state: %s", (text) => expect(parseMaintenance(text)).toBeNull());
});
