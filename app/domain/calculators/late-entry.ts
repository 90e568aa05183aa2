import { authorityFund } from "~/content/facts/funds";

export type EntryTerms = { socialSecurityTimes: 1 | 1.5 | 2; retirement: boolean };

/** So that a slip of the pen is noticed. */
export const entryAges = { least: 20, most: 90 };

/** The rules name above 40, under 50 and above 50: at 50 itself, the milder one. */
export function entryTerms(age: number): EntryTerms {
  const late = authorityFund.lateEntry.find(({ over }) => age > over);
  return late ?? { socialSecurityTimes: 1, retirement: true };
}
