import { expect, it } from "vitest";
import { lateWithSubscriptions } from "./arrears";
import { monthOf, monthsAfter } from "./paid-to";

const months = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, "0")}-15`);

it.each(months)(
  "on %s six months behind is in time, seven late, across the turn of the year too",
  (today) => {
    const behind = (count: number) => lateWithSubscriptions(monthsAfter(monthOf(today), -count), today);
    expect([-3, 0, 6, 7, 11, 30].map(behind)).toEqual([false, false, false, true, true, true]);
  },
);

it("calls late what is not on record", () => {
  expect(lateWithSubscriptions(null, "2026-03-01")).toBe(true);
});
