import { figureOn } from "~/content/current-edition";
import { PRACTISING } from "~/domain/members/work-status";
/** Months are 1 to 12, years have four digits. */
export type CertificateFacts = {
  workStatus: number;
  annual: number | null;
  socialYear: number | null;
  lastMonthSocial: number | null;
};

export type CertificateBlock = "not-practising" | "annual-fee" | "social-months";

const DECEMBER = 12;

/**
 * Reads LAST_M_SOC as a month of this year: a month of an earlier year does not count; one recorded without a year
 * does.
 */
export function monthOfThisYear(
  { socialYear, lastMonthSocial }: Pick<CertificateFacts, "socialYear" | "lastMonthSocial">,
  year: number,
): number {
  if (socialYear === null || socialYear === year) return lastMonthSocial ?? 0;
  return socialYear > year ? DECEMBER : 0;
}

/**
 * Returns why no certificate is issued, or null (2 §5). `today` is a day in Amman, YYYY-MM-DD; what is not recorded
 * counts as unpaid.
 */
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
