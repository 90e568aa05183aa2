export const MONTHS_SHOWN = 12;

/** Months with fewer sheets than this are not shown: their averages could tell what somebody answered. */
export const LEAST_IN_MONTH = 5;

/** How many months there are from that of `first` to that of `today`, both counted; days are YYYY-MM-DD. */
export function monthsUpTo(today: string, first: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Math.max(1, monthOf(today) - monthOf(first) + 1);
}

/** The first day (YYYY-MM-DD) of the month `back` months before that of `today`. */
export function monthBefore(today: string, back: number): string {
  const [year, month] = today.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
}
