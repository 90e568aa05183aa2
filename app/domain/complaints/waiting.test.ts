import { describe, expect, it } from "vitest";
import { daysWaiting, spanOf } from "./waiting";

describe("daysWaiting", () => {
  it.each([
    ["2026-11-21", "2026-11-21", 0],
    ["2026-11-20", "2026-11-21", 1],
    ["2026-03-25", "2026-03-29", 4],
    ["2025-11-21", "2026-11-21", 365],
    ["2026-11-22", "2026-11-21", 0],
  ])("from %s to %s is %i", (received, today, days) => {
    expect(daysWaiting(received, today)).toBe(days);
  });
});

describe("spanOf", () => {
  it.each([
    [0, "minutes", 1],
    [90, "minutes", 2],
    [3599, "minutes", 60],
    [3600, "hours", 1],
    [47.4 * 3600, "hours", 47],
    [48 * 3600, "days", 2],
    [60 * 3600, "days", 3],
  ] as const)("shows %d seconds as %s", (seconds, unit, count) => {
    expect(spanOf(seconds)).toEqual({ unit, count });
  });
});
