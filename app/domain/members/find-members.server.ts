import { asc, eq } from "drizzle-orm";
import { db, members } from "~/db";
import { matchesName } from "~/domain/person-names/name-search";
import { numberOrName } from "./number-or-name";

const MAX_FOUND = 5;

export type FoundMember = { memberNumber: number; name: { ar: string; en: string } };

/**
 * Finds members for staff, by association number or by name in either language and any spacing; at most five, by name.
 */
export async function findMembers(typed: string): Promise<FoundMember[]> {
  const query = numberOrName(typed);
  const number = "number" in query ? query.number : undefined;
  if (number === null) return [];
  return db
    .select({ memberNumber: members.memberNumber, name: { ar: members.nameAr, en: members.nameEn } })
    .from(members)
    .where(number === undefined ? matchesName(members.searchKey, typed) : eq(members.memberNumber, number))
    .orderBy(asc(members.nameAr), asc(members.memberNumber))
    .limit(MAX_FOUND);
}
