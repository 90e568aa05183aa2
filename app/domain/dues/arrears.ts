import { type Month, monthOf, monthsAfter, monthsBehind } from "./paid-to";

/** What the register says is paid: the year of the last annual fee, and the months of the two subscriptions. */
export type Paid = { annual: number | null; social: Month | null; retirement: Month | null };

type Fee = keyof Paid;

/** Years of the annual fee, both included, or months of a subscription from the first to the present one. */
export type Owed =
  | { fee: "annual"; from: number; to: number }
  | { fee: "social" | "retirement"; months: number; from: Month; to: Month };

export type Unpaid = { owed: Owed[]; notOnRecord: Fee[] };

/**
 * What is unpaid on a day (YYYY-MM-DD in Amman), by the register alone: annual fees up to this year, subscriptions up
 * to this month. What is not on record is named apart: it may be unpaid, or never have been due.
 */
export function unpaid({ annual, ...subscriptions }: Paid, today: string): Unpaid {
  const now = monthOf(today);
  const found: Unpaid = { owed: [], notOnRecord: [] };
  if (!annual) found.notOnRecord.push("annual");
  else if (annual < now.year) found.owed.push({ fee: "annual", from: annual + 1, to: now.year });
  for (const fee of ["social", "retirement"] as const) {
    const paid = subscriptions[fee];
    const months = paid && monthsBehind(paid, today);
    if (months === null) found.notOnRecord.push(fee);
    else if (paid && months > 0) found.owed.push({ fee, months, from: monthsAfter(paid, 1), to: now });
  }
  return found;
}

const MONTHS_BACK = 6;

/**
 * Whether the social subscriptions are more than six months behind on a day (YYYY-MM-DD in Amman), whatever the year.
 * The certificate's own rule compares months alone (specification 2, §5) and so may let such a doctor through: who is
 * late is told, before it stands in the way. Not on record counts as late, as it counts as unpaid there.
 */
export const lateWithSubscriptions = (social: Month | null, today: string) =>
  !social || monthsBehind(social, today) > MONTHS_BACK;
