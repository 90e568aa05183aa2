import { describe, expect, it } from "vitest";
import { hashOfPrinted, printedName } from "./printed-certificate";

describe("printedName", () => {
  it.each([
    ["  أحمد   سالم ", "أحمد سالم"],
    ["Ahmad\u202eSalem\u202c", "AhmadSalem"],
    ["Ahmad\u2067 Salem\u0007", "Ahmad Salem"],
    ["Ahmad\nSalem\tAl-Masri", "Ahmad Salem Al-Masri"],
    ["أحمد \u200f سالم", "أحمد سالم"],
    ["مُحَمَّد", "مُحَمَّد"],
    ["Jose\u0301", "José"],
    ["", ""],
  ])("prints %j as %j", (name, printed) => expect(printedName(name)).toBe(printed));
});

describe("hashOfPrinted", () => {
  const printed = {
    memberNumber: 10001,
    name: { ar: "أحمد سالم", en: "Ahmad Salem" },
    facts: { workStatus: 1, annual: 2026, socialYear: 2026, lastMonthSocial: 9 },
  };

  it("has the same hash for the same facts in any order", () => {
    const { lastMonthSocial, socialYear, annual, workStatus } = printed.facts;
    const withoutDues = { ...printed, facts: { lastMonthSocial, socialYear, annual, workStatus } };
    expect(hashOfPrinted(withoutDues)).toBe(hashOfPrinted(printed));
  });

  it("changes if any fact changes", () => {
    const others = [
      { ...printed, memberNumber: 10002 },
      { ...printed, name: { ...printed.name, ar: "أحمد سليم" } },
      { ...printed, name: { ...printed.name, en: "" } },
      { ...printed, facts: { ...printed.facts, annual: 2027 } },
      { ...printed, facts: { ...printed.facts, socialYear: null } },
      { ...printed, facts: { ...printed.facts, lastMonthSocial: 10 } },
      { ...printed, facts: { ...printed.facts, workStatus: 2 } },
    ];
    expect(new Set([printed, ...others].map(hashOfPrinted)).size).toBe(others.length + 1);
  });
});
