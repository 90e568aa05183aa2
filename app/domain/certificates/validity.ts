export type CertificateValidity = "valid" | "out-of-date" | "cancelled";

/** The words of its verification (service design 8b) name 30 days. */
export const VALID_DAYS = 30;

/** The last day on which it counts; days are YYYY-MM-DD in Amman. */
export function validUntil(issuedOn: string): string {
  const day = new Date(`${issuedOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + VALID_DAYS);
  return day.toISOString().slice(0, 10);
}

/** Only its age and its cancellation count, never what became of the doctor's standing since. */
export function certificateValidity(
  { validUntil, cancelled }: { validUntil: string; cancelled: boolean },
  today: string,
): CertificateValidity {
  if (cancelled) return "cancelled";
  return today <= validUntil ? "valid" : "out-of-date";
}
