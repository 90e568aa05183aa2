import { describe, expect, it } from "vitest";
import { lateWithSubscriptions, type Paid, unpaid } from "./arrears";
import { monthOf, monthsAfter } from "./paid-to";

const november = { year: 2026, month: 11 };
const allPaid: Paid = { annual: 2026, social: november, retirement: november };
const TODAY = "2026-11-21";

describe("unpaid", () => {
  it.each<[string, Partial<Paid>]>([
    ["paid to this year and month", {}],
    ["paid ahead", { annual: 2027, social: { year: 2026, month: 12 }, retirement: { year: 2028, month: 1 } }],
  ])("is empty for a doctor with %s", (_, paid) => {
    expect(unpaid({ ...allPaid, ...paid }, TODAY)).toEqual({ owed: [], notOnRecord: [] });
  });

  it.each([
    [2025, 2026],
    [2024, 2025],
    [2020, 2021],
  ])("lists the years after %i", (annual, from) => {
    const owed = [{ fee: "annual", from, to: 2026 }];
    expect(unpaid({ ...allPaid, annual }, TODAY)).toEqual({ owed, notOnRecord: [] });
  });

  it.each(["social", "retirement"] as const)("names the months of the %s subscription", (fee) => {
    const paid = { ...allPaid, [fee]: { year: 2025, month: 12 } };
    const owed = [{ fee, months: 11, from: { year: 2026, month: 1 }, to: november }];
    expect(unpaid(paid, TODAY).owed).toEqual(owed);
  });

  it("counts months by the day in Amman", () => {
    const owed = (today: string) => unpaid(allPaid, today).owed;
    expect(owed("2026-11-30")).toEqual([]);
    expect(owed("2026-12-01").map(({ fee }) => fee)).toEqual(["social", "retirement"]);
    expect(owed("2027-01-01").map(({ fee }) => fee)).toEqual(["annual", "social", "retirement"]);
  });

  it("does not list unrecorded dues", () => {
    const none = { annual: null, social: null, retirement: null };
    const notOnRecord = ["annual", "social", "retirement"];
    expect(unpaid(none, TODAY)).toEqual({ owed: [], notOnRecord });
    expect(unpaid({ ...allPaid, retirement: null }, TODAY)).toEqual({
      owed: [],
      notOnRecord: ["retirement"],
    });
  });
});

const months = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, "0")}-15`);

it.each(months)(
  "on %s six months behind is in time, seven late, across the turn of the year too",
  (today) => {
    const behind = (count: number) => lateWithSubscriptions(monthsAfter(monthOf(today), -count), today);
    expect([-3, 0, 6, 7, 11, 30].map(behind)).toEqual([false, false, false, true, true, true]);
  },
);

it("calls unrecorded dues late", () => {
  expect(lateWithSubscriptions(null, "2026-03-01")).toBe(true);
});
