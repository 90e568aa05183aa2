import { describe, expect, it } from "vitest";
import { type CertificateFacts, certificateBlock, monthOfThisYear } from "./eligibility";

const blockOf = (
  facts: Omit<CertificateFacts, "socialYear"> & { socialYear?: number | null },
  today: string,
) => certificateBlock({ socialYear: null, ...facts }, today);

const months = Array.from({ length: 12 }, (_, i) => i + 1);
const day = (month: number) => `2026-${String(month).padStart(2, "0")}-15`;

describe("certificateBlock for a practising doctor who has paid the annual fee", () => {
  it.each(months)("requires in month %i the subscriptions of six months before", (month) => {
    const blocked = [null, 0, ...months].map((lastMonthSocial) =>
      blockOf({ workStatus: 1, annual: 2026, lastMonthSocial }, day(month)),
    );
    const owed = [null, 0, ...months].map((paid) => ((paid ?? 0) < month - 6 ? "social-months" : null));
    expect(blocked).toEqual(owed);
  });

  it("requires no paid months until June", () => {
    for (const month of months.slice(0, 6)) {
      const facts = { workStatus: 1, annual: 2026, lastMonthSocial: 0 };
      expect(blockOf(facts, day(month))).toBeNull();
    }
  });
});

describe.each(months)("certificateBlock in month %i", (month) => {
  it.each([2024, 2025, null])("refuses if the fee was last paid for %s", (annual) => {
    expect(blockOf({ workStatus: 1, annual, lastMonthSocial: 12 }, day(month))).toBe("annual-fee");
  });

  it.each([2027, 2030])("accepts a fee paid in advance for %i", (annual) => {
    expect(blockOf({ workStatus: 1, annual, lastMonthSocial: null }, day(month))).toBeNull();
  });

  it.each([0, 2, 3, 4, 9])("refuses a doctor with work status %i, paid or not", (workStatus) => {
    for (const annual of [2025, 2026, 2027]) {
      expect(blockOf({ workStatus, annual, lastMonthSocial: 12 }, day(month))).toBe("not-practising");
    }
  });
});

it.each([
  ["2026-12-31", 2026, 6, null],
  ["2026-12-31", 2026, 5, "social-months"],
  ["2027-01-01", 2026, 12, "annual-fee"],
  ["2027-01-01", 2027, null, null],
  ["2026-06-30", 2026, null, null],
  ["2026-07-01", 2026, null, "social-months"],
  ["2026-07-01", 2026, 1, null],
] as const)("on %s with the fee of %i and month %s returns %s", (today, annual, lastMonthSocial, block) => {
  expect(blockOf({ workStatus: 1, annual, lastMonthSocial }, today)).toBe(block);
});

it.each([
  [2026, 5, 5],
  [2025, 12, 0],
  [2027, 1, 12],
  [null, 7, 7],
  [2026, null, 0],
  [null, null, 0],
])("counts subscriptions paid to %s-%s as paid to month %i of 2026", (socialYear, lastMonthSocial, month) => {
  expect(monthOfThisYear({ socialYear, lastMonthSocial }, 2026)).toBe(month);
});

it("blocks a doctor who is eleven months behind in November, whichever month of last year was paid last", () => {
  const facts = { workStatus: 1, annual: 2026, socialYear: 2025, lastMonthSocial: 12 };
  expect(blockOf(facts, "2026-11-21")).toBe("social-months");
  expect(blockOf({ ...facts, socialYear: 2027, lastMonthSocial: 1 }, "2026-11-21")).toBeNull();
});
