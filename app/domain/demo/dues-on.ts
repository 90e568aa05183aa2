/** The month so many months before a day, as the register keeps months. */
export function monthsBefore(today: string, months: number): { year: number; month: number } {
  const [year, month] = today.split("-").map(Number) as [number, number];
  const count = year * 12 + (month - 1) - months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

/** In dinars, for the demo alone. */
const YEARLY_FEE = 50;

/** The dues of a member who paid the annual fee of a year and is so many months behind with subscriptions. */
export function duesOn(
  today: string,
  { feeYearsAgo, monthsBehind }: { feeYearsAgo: number; monthsBehind: number },
) {
  const annualFeePaidYear = Number(today.slice(0, 4)) - feeYearsAgo;
  const paid = monthsBefore(today, monthsBehind);
  return {
    annualFeePaidYear,
    annualFees: feeYearsAgo * YEARLY_FEE,
    socialYear: paid.year,
    socialMonth: paid.month,
    retirementYear: paid.year,
    retirementMonth: paid.month,
  };
}
