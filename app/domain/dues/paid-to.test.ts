import { describe, expect, it } from "vitest";
import { monthOf, monthsAfter, monthsBehind, paidTo, reaches } from "./paid-to";

describe("paidTo", () => {
  it.each([
    [2026, 9, { year: 2026, month: 9 }],
    [2026, 0, { year: 2026, month: 0 }],
    [2026, null, null],
    [null, 9, null],
    [0, 9, null],
    [null, null, null],
  ])("returns for %s and %s: %o", (year, month, paid) => {
    expect(paidTo(year, month)).toEqual(paid);
  });
});

describe("monthsBehind", () => {
  it.each([
    [2026, 11, "2026-11-21", 0],
    [2026, 10, "2026-11-01", 1],
    [2026, 10, "2026-10-31", 0],
    [2025, 12, "2026-11-21", 11],
    [2025, 12, "2026-01-01", 1],
    [2024, 3, "2026-03-31", 24],
    [2026, 0, "2026-02-01", 2],
    [2026, 12, "2026-11-21", 0],
    [2027, 6, "2026-11-21", 0],
  ])("paid to %i-%i is on %s %i months behind", (year, month, today, behind) => {
    expect(monthsBehind({ year, month }, today)).toBe(behind);
  });
});

it.each([
  [{ year: 2025, month: 12 }, 1, { year: 2026, month: 1 }],
  [{ year: 2026, month: 0 }, 1, { year: 2026, month: 1 }],
  [{ year: 2026, month: 11 }, -6, { year: 2026, month: 5 }],
  [{ year: 2026, month: 2 }, -6, { year: 2025, month: 8 }],
  [{ year: 2026, month: 12 }, 0, { year: 2026, month: 12 }],
])("monthsAfter(%o, %i) is %o", (from, months, after) => {
  expect(monthsAfter(from, months)).toEqual(after);
});

it("reads the month of a day, and compares months", () => {
  expect(monthOf("2026-01-31")).toEqual({ year: 2026, month: 1 });
  const december = { year: 2025, month: 12 };
  expect(reaches({ year: 2025, month: 11 }, december)).toBe(false);
  expect(reaches(december, december)).toBe(true);
  expect(reaches({ year: 2026, month: 1 }, december)).toBe(true);
});
