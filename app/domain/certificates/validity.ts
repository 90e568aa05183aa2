export type CertificateValidity = "valid" | "out-of-date" | "cancelled";

/** The wording of the verification (service design 8b) names 30 days. */
export const VALID_DAYS = 30;

/** Returns the last day of validity; days are YYYY-MM-DD in Amman. */
export function validUntil(issuedOn: string): string {
  const day = new Date(`${issuedOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + VALID_DAYS);
  return day.toISOString().slice(0, 10);
}

/** Depends only on age and cancellation, not on the doctor's standing since then. */
export function certificateValidity(
  { validUntil, cancelled }: { validUntil: string; cancelled: boolean },
  today: string,
): CertificateValidity {
  if (cancelled) return "cancelled";
  return today <= validUntil ? "valid" : "out-of-date";
}
