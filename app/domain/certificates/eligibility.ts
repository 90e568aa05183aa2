import { PRACTISING } from "~/domain/members/work-status";
/** What the register says of a doctor, as far as the certificate asks; months are 1 to 12, years four digits. */
export type CertificateFacts = {
  workStatus: number;
  annual: number | null;
  socialYear: number | null;
  lastMonthSocial: number | null;
};

export type CertificateBlock = "not-practising" | "annual-fee" | "social-months";

const MONTHS_BACK = 6;
const DECEMBER = 12;

/**
 * The specification's LAST_M_SOC: how far the subscriptions of this year are paid, 0 to 12. A month of an earlier year is
 * none of this one, whatever its number; the register may keep the month without its year, and then it is this year's.
 */
export function monthOfThisYear(
  { socialYear, lastMonthSocial }: Pick<CertificateFacts, "socialYear" | "lastMonthSocial">,
  year: number,
): number {
  if (socialYear === null || socialYear === year) return lastMonthSocial ?? 0;
  return socialYear > year ? DECEMBER : 0;
}

/**
 * Why a doctor may not have the registration certificate today, or null where nothing stands against it
 * (specification 2, §5). `today` is a day in Amman, YYYY-MM-DD. What is not recorded counts as not paid.
 */
export function certificateBlock(
  { workStatus, annual, ...social }: CertificateFacts,
  today: string,
): CertificateBlock | null {
  const [year, month] = today.split("-").map(Number) as [number, number];
  if (workStatus !== PRACTISING) return "not-practising";
  if (annual === null || annual < year) return "annual-fee";
  if (annual === year && monthOfThisYear(social, year) < month - MONTHS_BACK) return "social-months";
  return null;
}
