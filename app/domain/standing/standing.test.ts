import { describe, expect, it } from "vitest";
import { duesOn } from "~/domain/demo/members";
import { type StandingFacts, standingOf } from "./standing";

const months = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, "0")}-15`);

function standing(monthsBehind: number, today: string, facts: Partial<StandingFacts> = {}) {
  const { annualFeePaidYear, ...subscriptions } = duesOn(today, { feeYearsAgo: 0, monthsBehind });
  return standingOf({ workStatus: 1, annual: annualFeePaidYear, ...subscriptions, ...facts }, today);
}

describe.each(months)("standingOf on %s", (today) => {
  it("returns only good news for a doctor without arrears", () => {
    const { paid, ...answers } = standing(0, today);
    const nothing = { owed: [], notOnRecord: [] };
    expect(answers).toEqual({ certificateBlock: null, late: false, voteBlocks: [], unpaid: nothing });
    expect(paid.social).toEqual({ year: 2026, month: Number(today.slice(5, 7)) });
  });

  it.each([7, 11, 13, 24])(
    "who is %i months behind is blocked or reminded, never told yes without a word",
    (behind) => {
      const { certificateBlock, late } = standing(behind, today);
      expect([certificateBlock === "social-months", late]).toContain(true);
      expect([certificateBlock === "social-months", late]).toContain(false);
    },
  );

  it.each([1, 3, 6])("does not yet remind a doctor %i months behind", (behind) => {
    expect(standing(behind, today)).toMatchObject({ certificateBlock: null, late: false });
  });
});

it("does not remind of what already blocks", () => {
  const standingOf = (facts: Partial<StandingFacts>) => standing(30, "2026-03-15", facts);
  expect(standingOf({ workStatus: 2 })).toMatchObject({ certificateBlock: "not-practising", late: false });
  expect(standingOf({ annual: 2025 })).toMatchObject({ certificateBlock: "annual-fee", late: false });
});
