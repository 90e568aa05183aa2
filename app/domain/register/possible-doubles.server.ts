import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { db, members } from "~/db";

const MAX_DOUBLES = 10;

type Person = {
  nationalNumber: string | null;
  /** The names as `members.search_key` has them. */
  searchKey: SQL | string | null;
  /** The member who is compared with the others; null for an applicant. */
  memberNumber?: number;
};

/** Returns the members who may be this person: with the same national number or the same name; merged ones are left out. */
export const findDoubles = ({ nationalNumber, searchKey, memberNumber }: Person) =>
  db
    .select({
      memberNumber: members.memberNumber,
      name: { ar: members.nameAr, en: members.nameEn },
      sameNumber: sql<boolean>`coalesce(${members.nationalNumber} = ${nationalNumber}, false)`,
    })
    .from(members)
    .where(
      and(
        memberNumber === undefined ? undefined : ne(members.memberNumber, memberNumber),
        isNull(members.mergedInto),
        or(
          nationalNumber ? eq(members.nationalNumber, nationalNumber) : undefined,
          sql`${members.searchKey} = ${searchKey}`,
        ),
      ),
    )
    .orderBy(members.memberNumber)
    .limit(MAX_DOUBLES);
