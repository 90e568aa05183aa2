import { expect, it } from "vitest";
import { duesOn, monthsBefore } from "./members";

it.each([
  ["2026-11-21", 0, 2026, 11],
  ["2026-11-21", 11, 2025, 12],
  ["2026-01-15", 1, 2025, 12],
  ["2026-12-31", 12, 2025, 12],
  ["2026-03-01", 30, 2023, 9],
])("%s minus %i months is %i-%i", (today, months, year, month) => {
  expect(monthsBefore(today, months)).toEqual({ year, month });
});

it("counts the fee year from the current one", () => {
  expect(duesOn("2026-11-21", { feeYearsAgo: 1, monthsBehind: 0 })).toMatchObject({
    annualFeePaidYear: 2025,
    socialMonth: 11,
  });
});

it("writes annual fees as an amount in dinars, never as a year", () => {
  const amounts = [0, 1, 3].map(
    (feeYearsAgo) => duesOn("2026-11-21", { feeYearsAgo, monthsBehind: 0 }).annualFees,
  );
  expect(amounts).toEqual([0, 50, 150]);
});
