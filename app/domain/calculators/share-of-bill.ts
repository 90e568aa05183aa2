import { insurance } from "~/content/facts/insurance";

export const treatments = [
  "subscriber-admission",
  "beneficiary-admission",
  "day-procedure",
  "imaging",
] as const;
export type Treatment = (typeof treatments)[number];

/** All in fils; `paidThisYear` is what the fund has already paid for this person. */
export type Bill = { treatment: Treatment; fils: number; elderly: boolean; paidThisYear: number };
export type Shares = { fund: number; own: number; ceiling: "admission" | "year" | null };

const FILS = 1000;
const { ownShare, elderly, imagingCovered, ceiling } = insurance;

const fixedShare: Record<Exclude<Treatment, "imaging">, number> = {
  "subscriber-admission": ownShare.subscriberAdmission,
  "beneficiary-admission": ownShare.beneficiaryAdmission,
  "day-procedure": ownShare.dayProcedure,
};

function ownPart({ treatment, fils, elderly: isElderly }: Bill): number {
  if (treatment === "imaging") return Math.round((fils * (100 - imagingCovered)) / 100);
  if (isElderly) return Math.round((fils * elderly.share) / 100);
  return Math.min(fils, fixedShare[treatment] * FILS);
}

/** From the age at which a share of the bill is due, it stands in place of the fixed amount. */
export function shareOfBill(bill: Bill): Shares {
  const wanted = bill.fils - ownPart(bill);
  const isAdmission = bill.treatment.endsWith("admission");
  const perAdmission = isAdmission ? ceiling.perAdmission * FILS : Number.POSITIVE_INFINITY;
  const leftThisYear = Math.max(0, ceiling.perYear * FILS - bill.paidThisYear);
  const fund = Math.min(wanted, perAdmission, leftThisYear);
  const reached = fund === wanted ? null : fund === leftThisYear ? "year" : "admission";
  return { fund, own: bill.fils - fund, ceiling: reached };
}
