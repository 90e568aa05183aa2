/** A four-digit year, and a month from 1 to 12, or 0 if no month of the year was paid. */
export type Month = { year: number; month: number };

export const paidTo = (year: number | null, month: number | null): Month | null =>
  year && month !== null ? { year, month } : null;

const count = ({ year, month }: Month) => year * 12 + month;

export function monthsAfter(from: Month, months: number): Month {
  const after = count(from) + months - 1;
  return { year: Math.floor(after / 12), month: (after % 12) + 1 };
}

export function monthOf(day: string): Month {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return { year, month };
}

export const monthsBehind = (paid: Month, today: string) => Math.max(0, count(monthOf(today)) - count(paid));

export const reaches = (paid: Month, month: Month) => count(paid) >= count(month);
