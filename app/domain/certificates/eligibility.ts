import { figureOn } from "~/content/current-edition";
import { PRACTISING } from "~/domain/members/work-status";
/** Months are 1 to 12, years four digits. */
export type CertificateFacts = {
  workStatus: number;
  annual: number | null;
  socialYear: number | null;
  lastMonthSocial: number | null;
};

export type CertificateBlock = "not-practising" | "annual-fee" | "social-months";

const DECEMBER = 12;

/** LAST_M_SOC: a month of an earlier year is none of this one; a month that the register keeps without its year is. */
export function monthOfThisYear(
  { socialYear, lastMonthSocial }: Pick<CertificateFacts, "socialYear" | "lastMonthSocial">,
  year: number,
): number {
  if (socialYear === null || socialYear === year) return lastMonthSocial ?? 0;
  return socialYear > year ? DECEMBER : 0;
}

/** 2 §5; `today` is a day in Amman, YYYY-MM-DD. What is not recorded counts as not paid. */
export function certificateBlock(
  { workStatus, annual, ...social }: CertificateFacts,
  today: string,
): CertificateBlock | null {
  const [year, month] = today.split("-").map(Number) as [number, number];
  if (workStatus !== PRACTISING) return "not-practising";
  if (annual === null || annual < year) return "annual-fee";
  const first = month - figureOn("certificate.months-behind", today);
  if (annual === year && monthOfThisYear(social, year) < first) return "social-months";
  return null;
}
