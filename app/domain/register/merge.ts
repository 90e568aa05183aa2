import type { PersonField } from "./columns";

/** Null is an empty cell, a missing field a column that the file does not have. */
export type Said = Partial<Record<PersonField, string | null>>;

type Sources = { file: Said; last: Said | null; present: Record<PersonField, string | null> };

/** What the register says again leaves the portal's value, what it changed wins; said first, an empty cell takes nothing. */
export function mergedField(field: PersonField, { file, last, present }: Sources): string | null {
  const said = file[field];
  const before = last?.[field];
  if (said === undefined || said === before) return present[field];
  return before === undefined ? (said ?? present[field]) : said;
}

export const saidSince = (last: Said | null, file: Said): Said => ({ ...last, ...file });
