import { and, eq, sql } from "drizzle-orm";
import { type Db, db, dues, lookups, members, type Tx } from "~/db";
import { byClerk, record } from "~/domain/audit/record.server";
import { LONGEST_LOOK_UP_MS, withTimeout } from "~/domain/members/look-up";
import { statusName } from "~/domain/members/work-status";

export type FinancialCard = NonNullable<Awaited<ReturnType<typeof findFinancialCard>>>;

export async function findFinancialCard(memberNumber: number, database: Db | Tx = db) {
  const [row] = await database
    .select({
      memberNumber: members.memberNumber,
      name: { ar: members.nameAr, en: members.nameEn },
      workStatus: members.workStatus,
      workStatusAr: lookups.nameAr,
      workStatusEn: lookups.nameEn,
      socialYear: dues.socialYear,
      socialMonth: dues.socialMonth,
      retirementYear: dues.retirementYear,
      retirementMonth: dues.retirementMonth,
      annualFees: dues.annualFees,
      asOf: sql<string>`to_char(${dues.asOf} at time zone 'Asia/Amman', 'YYYY-MM-DD')`,
    })
    .from(members)
    .innerJoin(dues, eq(dues.memberNumber, members.memberNumber))
    .leftJoin(lookups, and(eq(lookups.kind, "work-status"), eq(lookups.code, members.workStatus)))
    .where(eq(members.memberNumber, memberNumber));
  if (!row) return null;
  const { workStatus, workStatusAr, workStatusEn, ...card } = row;
  return {
    ...card,
    workStatus: statusName(workStatus, { ar: workStatusAr, en: workStatusEn }),
  };
}

/**
 * Looks up a card and records it in the audit log first (R29). Throws LookUpTimedOut after 30 seconds, and database
 * errors.
 */
export function lookUpFinancialCard(memberNumber: number, computerUserId: string) {
  const card = db.transaction(async (tx) => {
    const found = await findFinancialCard(memberNumber, tx);
    if (found) {
      await record(tx, byClerk({ id: computerUserId }), {
        action: "financial-card.read",
        subject: `member:${memberNumber}`,
      });
    }
    return found;
  });
  return withTimeout(LONGEST_LOOK_UP_MS, card);
}
