import type { PersonField } from "./columns";

/** Names and details as text; null is an empty cell, a missing field a column that the file does not have. */
export type Said = Partial<Record<PersonField, string | null>>;

type Sources = { file: Said; last: Said | null; present: Record<PersonField, string | null> };

/**
 * What a member's record becomes, field by field: where the register says what it said last time, the portal's value
 * stays; where the register changed, the register wins. Of what it says for the first time, an empty cell takes nothing
 * away. `last` is null for a member of whom no file has spoken yet.
 */
export function mergedField(field: PersonField, { file, last, present }: Sources): string | null {
  const said = file[field];
  const before = last?.[field];
  if (said === undefined || said === before) return present[field];
  return before === undefined ? (said ?? present[field]) : said;
}

export const saidSince = (last: Said | null, file: Said): Said => ({ ...last, ...file });
