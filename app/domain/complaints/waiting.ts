const DAY_MS = 24 * 60 * 60 * 1000;
const [HOUR_S, DAY_S] = [3600, 24 * 3600];
const HOURS_BELOW_S = 2 * DAY_S;

export const daysWaiting = (receivedOn: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(receivedOn)) / DAY_MS));

export type Span = { unit: "minutes" | "hours" | "days"; count: number };

/** Returns minutes below an hour, hours below two days, then days. */
export function spanOf(seconds: number): Span {
  if (seconds < HOUR_S) return { unit: "minutes", count: Math.max(1, Math.round(seconds / 60)) };
  if (seconds < HOURS_BELOW_S) return { unit: "hours", count: Math.round(seconds / HOUR_S) };
  return { unit: "days", count: Math.round(seconds / DAY_S) };
}
