import { describe, expect, it } from "vitest";
import { cardRows } from "./financial-card";

const card = {
  memberNumber: 10001,
  name: { ar: "أحمد سالم", en: "Ahmad Salem" },
  workStatus: { ar: "مزاول", en: "Practising" },
  socialYear: 2026,
  socialMonth: 9,
  retirementYear: null,
  retirementMonth: null,
  annualFees: 0,
  asOf: "2026-11-20",
};

const texts = (rows: ReturnType<typeof cardRows>) => rows.map(({ text }) => text);

describe("cardRows", () => {
  it("keeps the order of the form", () => {
    expect(cardRows(card, "en").map(({ field }) => field)).toEqual([
      "name",
      "member-number",
      "status",
      "social-year",
      "social-month",
      "retirement-year",
      "retirement-month",
      "annual-fees",
    ]);
  });

  it("uses the reader's language; unrecorded values are empty, and nothing to pay is 0", () => {
    expect(texts(cardRows(card, "en"))).toEqual([
      "Ahmad Salem",
      "10001",
      "Practising",
      "2026",
      "9",
      null,
      null,
      "0",
    ]);
    expect(texts(cardRows(card, "ar")).slice(0, 3)).toEqual(["أحمد سالم", "10001", "مزاول"]);
  });

  it("marks an Arabic-only name", () => {
    expect(cardRows({ ...card, name: { ar: "أحمد", en: "" } }, "en")[0]).toEqual({
      field: "name",
      text: "أحمد",
      lang: "ar",
    });
  });
});
