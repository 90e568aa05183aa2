import { and, eq, sql } from "drizzle-orm";
import { db, dues, members } from "~/db";
import { PRACTISING } from "./work-status";

/** Whom the public register shows, written as its indexes have it. */
export const isListed = sql`not hidden_by_register and not hidden_by_doctor`;

/** A doctor's name, for anybody; of who is not shown for the doctor alone (`own` is who asks). Else null, as for a number that nobody has. */
export async function findPublicName(memberNumber: number, viewerNumber: number | null) {
  const [name] = await db
    .select({ ar: members.nameAr, en: members.nameEn })
    .from(members)
    .where(and(eq(members.memberNumber, memberNumber), viewerNumber === memberNumber ? undefined : isListed));
  return name ?? null;
}

/** All that anybody may learn. Days are YYYY-MM-DD in Amman; null for a number that nobody has, or who is not shown. */
export async function findInPublicRegister(memberNumber: number) {
  const [row] = await db
    .select({
      ar: members.nameAr,
      en: members.nameEn,
      workStatus: members.workStatus,
      asOf: sql<string>`to_char(coalesce(${dues.asOf}, ${members.updatedAt}) at time zone 'Asia/Amman', 'YYYY-MM-DD')`,
    })
    .from(members)
    .leftJoin(dues, eq(dues.memberNumber, members.memberNumber))
    .where(and(eq(members.memberNumber, memberNumber), isListed));
  if (!row) return null;
  const { ar, en, workStatus, asOf } = row;
  return { name: { ar, en }, practising: workStatus === PRACTISING, asOf };
}
