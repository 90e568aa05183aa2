import { figureOn } from "~/content/current-edition";
import { type Month, monthOf, monthsAfter, monthsBehind } from "./paid-to";

export type Paid = { annual: number | null; social: Month | null; retirement: Month | null };

type Fee = keyof Paid;

/** Years of the annual fee, both included, or months of a subscription. */
export type Owed =
  | { fee: "annual"; from: number; to: number }
  | { fee: "social" | "retirement"; months: number; from: Month; to: Month };

export type Unpaid = { owed: Owed[]; notOnRecord: Fee[] };

/**
 * Returns what is unpaid on a day (YYYY-MM-DD in Amman). Fees not on record are listed separately, because they may
 * never have been due.
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

/** True for a doctor who is to be warned, even where the certificate rule, which compares months only (2 §5), passes. */
export const lateWithSubscriptions = (social: Month | null, today: string) =>
  !social || monthsBehind(social, today) > figureOn("certificate.months-behind", today);
