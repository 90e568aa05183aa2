import { and, eq, sql } from "drizzle-orm";
import { db, dues, members } from "~/db";
import { PRACTISING } from "./work-status";

/** True for members whom the public register shows; spelled as in its indexes. */
export const isListed = sql`not hidden_by_register and not hidden_by_doctor`;
/** True for all others; spelled as in its index. */
export const isUnlisted = sql`(hidden_by_register or hidden_by_doctor)`;

/**
 * Returns a member's public name; that of a hidden member only to the member (`viewerNumber`). Null as for an unknown
 * number.
 */
export async function findPublicName(memberNumber: number, viewerNumber: number | null) {
  const [name] = await db
    .select({ ar: members.nameAr, en: members.nameEn })
    .from(members)
    .where(and(eq(members.memberNumber, memberNumber), viewerNumber === memberNumber ? undefined : isListed));
  return name ?? null;
}

/** Returns all that the public may see. Days are YYYY-MM-DD in Amman; null for an unknown number or a hidden member. */
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
