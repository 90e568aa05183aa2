/**
 * Whether it is time to ask a doctor if mobile and e-mail are still right: never said, or said more than a year ago.
 * Both are days in Amman, YYYY-MM-DD.
 */
export function contactsDue(confirmedOn: string | null, today: string): boolean {
  if (!confirmedOn) return true;
  const aYearOn = `${Number(confirmedOn.slice(0, 4)) + 1}${confirmedOn.slice(4)}`;
  return today > aYearOn;
}
