import { expect, it } from "vitest";
import { monthBefore, monthsUpTo } from "./month";

it.each([
  ["2026-11-21", 0, "2026-11-01"],
  ["2026-11-21", 11, "2025-12-01"],
  ["2026-03-31", 1, "2026-02-01"],
  ["2026-01-01", 1, "2025-12-01"],
])("%d months before %s start on %s", (today, back, first) => {
  expect(monthBefore(today, back)).toBe(first);
});

it.each([
  ["2026-11-21", "2026-11-30", 1],
  ["2026-11-21", "2026-10-31", 2],
  ["2026-01-01", "2024-12-31", 14],
])("up to %s there are, from %s on, %d months", (today, first, months) => {
  expect(monthsUpTo(today, first)).toBe(months);
});
