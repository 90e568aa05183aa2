export const MONTHS_SHOWN = 12;

/** Averages of fewer sheets could reveal individual answers. */
export const MIN_IN_MONTH = 5;

/** Counts both months; days are YYYY-MM-DD. */
export function monthsUpTo(today: string, first: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Math.max(1, monthOf(today) - monthOf(first) + 1);
}

export function monthBefore(today: string, back: number): string {
  const [year, month] = today.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
}
