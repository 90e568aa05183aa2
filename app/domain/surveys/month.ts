export const MONTHS_SHOWN = 12;

/** Months with fewer sheets than this are not shown: their averages could tell what somebody answered. */
export const LEAST_IN_MONTH = 5;

/** The first day (YYYY-MM-DD) of the month `back` months before that of `today`. */
export function monthBefore(today: string, back: number): string {
  const [year, month] = today.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
}
