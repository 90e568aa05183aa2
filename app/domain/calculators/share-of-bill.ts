import { figure } from "~/content/current-edition";
import type { FigureName } from "~/content/first-edition/figures";

export const treatments = [
  "subscriber-admission",
  "beneficiary-admission",
  "day-procedure",
  "imaging",
] as const;
export type Treatment = (typeof treatments)[number];

/** Amounts are in fils; `paidThisYear` is what the fund has already paid for this person. */
export type Bill = { treatment: Treatment; fils: number; elderly: boolean; paidThisYear: number };
export type Shares = { fund: number; patient: number; ceiling: "admission" | "year" | null };

const FILS = 1000;

const fixedShare: Record<Exclude<Treatment, "imaging">, FigureName> = {
  "subscriber-admission": "insurance.own.subscriber",
  "beneficiary-admission": "insurance.own.beneficiary",
  "day-procedure": "insurance.own.day-procedure",
};

function ownPart({ treatment, fils, elderly }: Bill): number {
  if (treatment === "imaging") return Math.round((fils * (100 - figure("insurance.imaging"))) / 100);
  if (elderly) return Math.round((fils * figure("insurance.elderly.share")) / 100);
  return Math.min(fils, figure(fixedShare[treatment]) * FILS);
}

/**
 * Splits a bill between fund and patient. From the age at which a share of the bill is due, that share replaces the
 * fixed amount.
 */
export function shareOfBill(bill: Bill): Shares {
  const uncapped = bill.fils - ownPart(bill);
  const isAdmission = bill.treatment.endsWith("admission");
  const perAdmission = isAdmission ? figure("insurance.ceiling.admission") * FILS : Number.POSITIVE_INFINITY;
  const leftThisYear = Math.max(0, figure("insurance.ceiling.year") * FILS - bill.paidThisYear);
  const fund = Math.min(uncapped, perAdmission, leftThisYear);
  const reached = fund === uncapped ? null : fund === leftThisYear ? "year" : "admission";
  return { fund, patient: bill.fils - fund, ceiling: reached };
}
