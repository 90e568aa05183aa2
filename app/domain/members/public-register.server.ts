import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { dues, members } from "~/db/schema";
import { PRACTISING } from "./work-status";

/** All that anybody may learn. Days are YYYY-MM-DD in Amman; null for a number that nobody has. */
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
    .where(eq(members.memberNumber, memberNumber));
  if (!row) return null;
  const { ar, en, workStatus, asOf } = row;
  return { name: { ar, en }, practising: workStatus === PRACTISING, asOf };
}
