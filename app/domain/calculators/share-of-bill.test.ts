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
    ["a subscriber bears 10", bill("subscriber-admission", 1200), 1190, 10, null],
    ["a beneficiary bears 50", bill("beneficiary-admission", 1200), 1150, 50, null],
    ["a day procedure costs 15", bill("day-procedure", 300), 285, 15, null],
    ["a small bill is borne alone", bill("day-procedure", 9), 0, 9, null],
    ["a fifth from 65 on", bill("subscriber-admission", 1000, { elderly: true }), 800, 200, null],
    ["imaging at 80 %", bill("imaging", 50), 40, 10, null],
    ["no more than 7000 an admission", bill("subscriber-admission", 9000), 7000, 2000, "admission"],
    [
      "no more than 14000 a year",
      bill("subscriber-admission", 5000, { paidThisYear: 12_000_000 }),
      2000,
      3000,
      "year",
    ],
    ["nothing once the year is used up", bill("imaging", 50, { paidThisYear: 15_000_000 }), 0, 50, "year"],
    ["fils are kept", bill("imaging", 12.345), 9.876, 2.469, null],
  ] as const)("%s", (_, input, fund, patient, ceiling) => {
    expect(shareOfBill(input)).toEqual({ fund: fund * 1000, patient: patient * 1000, ceiling });
  });
});
