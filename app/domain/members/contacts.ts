/** True if the contacts were never confirmed, or more than a year ago. Days in Amman, YYYY-MM-DD. */
export function contactsDue(confirmedOn: string | null, today: string): boolean {
  if (!confirmedOn) return true;
  const aYearOn = `${Number(confirmedOn.slice(0, 4)) + 1}${confirmedOn.slice(4)}`;
  return today > aYearOn;
}

const SHOWN = 2;

export function maskedMobile(mobile: string): string {
  const hidden = Math.max(mobile.length - 2 * SHOWN, 0);
  if (hidden < SHOWN) return "•".repeat(mobile.length);
  return mobile.slice(0, SHOWN) + "•".repeat(hidden) + mobile.slice(-SHOWN);
}
