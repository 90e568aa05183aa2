import { asc, eq } from "drizzle-orm";
import { db, members } from "~/db";
import { matchesName } from "~/domain/person-names/name-search";
import { memberNumberIn } from "./member-number";

const MAX_FOUND = 5;

export type FoundMember = { memberNumber: number; name: { ar: string; en: string } };

const NUMBER = /^[\p{Nd}\s\p{Cf}]+$/u;

/** Members by association number, or by name in either language and any spacing; at most five, by name. For the staff only. */
export async function findMembers(typed: string): Promise<FoundMember[]> {
  const number = NUMBER.test(typed) ? memberNumberIn(typed) : null;
  if (NUMBER.test(typed) && number === null) return [];
  return db
    .select({ memberNumber: members.memberNumber, name: { ar: members.nameAr, en: members.nameEn } })
    .from(members)
    .where(number === null ? matchesName(members.searchKey, typed) : eq(members.memberNumber, number))
    .orderBy(asc(members.nameAr), asc(members.memberNumber))
    .limit(MAX_FOUND);
}
