import { figure } from "~/content/current-edition";

export type EntryTerms = { socialSecurityTimes: number; retirement: boolean };

/** Ages outside this range are treated as typing mistakes. */
export const entryAges = { min: 20, max: 90 };

/** The rules say "above 40", "under 50" and "above 50"; at exactly 50, the milder rule applies. */
export function entryTerms(age: number): EntryTerms {
  if (age > figure("authority.very-late.age"))
    return { socialSecurityTimes: figure("authority.very-late.times"), retirement: false };
  if (age > figure("authority.late.age"))
    return { socialSecurityTimes: figure("authority.late.times"), retirement: true };
  return { socialSecurityTimes: 1, retirement: true };
}
