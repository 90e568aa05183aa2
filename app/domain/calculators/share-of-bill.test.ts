import { describe, expect, it } from "vitest";
import { type Bill, shareOfBill } from "./share-of-bill";

const bill = (treatment: Bill["treatment"], dinars: number, more: Partial<Bill> = {}): Bill => ({
  treatment,
  fils: dinars * 1000,
  elderly: false,
  paidThisYear: 0,
  ...more,
});

describe("shareOfBill", () => {
  it.each([
    { rule: "a subscriber bears 10", input: bill("subscriber-admission", 1200), fund: 1190, patient: 10 },
    { rule: "a beneficiary bears 50", input: bill("beneficiary-admission", 1200), fund: 1150, patient: 50 },
    { rule: "a day procedure costs 15", input: bill("day-procedure", 300), fund: 285, patient: 15 },
    { rule: "a small bill is borne alone", input: bill("day-procedure", 9), fund: 0, patient: 9 },
    {
      rule: "a fifth from 65 on",
      input: bill("subscriber-admission", 1000, { elderly: true }),
      fund: 800,
      patient: 200,
    },
    { rule: "imaging at 80 %", input: bill("imaging", 50), fund: 40, patient: 10 },
    {
      rule: "no more than 7000 an admission",
      input: bill("subscriber-admission", 9000),
      fund: 7000,
      patient: 2000,
      ceiling: "admission",
    },
    {
      rule: "no more than 14000 a year",
      input: bill("subscriber-admission", 5000, { paidThisYear: 12_000_000 }),
      fund: 2000,
      patient: 3000,
      ceiling: "year",
    },
    {
      rule: "nothing once the year is used up",
      input: bill("imaging", 50, { paidThisYear: 15_000_000 }),
      fund: 0,
      patient: 50,
      ceiling: "year",
    },
    { rule: "fils are kept", input: bill("imaging", 12.345), fund: 9.876, patient: 2.469 },
  ])("$rule", ({ input, fund, patient, ceiling = null }) => {
    expect(shareOfBill(input)).toEqual({ fund: fund * 1000, patient: patient * 1000, ceiling });
  });
});
