import { eq, sql } from "drizzle-orm";
import { type Db, db, dues, members, type Tx } from "~/db";
import { type Standing, standingOf } from "./standing";

/** `asOf` is null where the register keeps no dues. */
export async function findStanding(
  memberNumber: number,
  today: string,
  database: Db | Tx = db,
): Promise<(Standing & { asOf: string | null }) | null> {
  const [row] = await database
    .select({
      workStatus: members.workStatus,
      annual: dues.annualFeePaidYear,
      socialYear: dues.socialYear,
      socialMonth: dues.socialMonth,
      retirementYear: dues.retirementYear,
      retirementMonth: dues.retirementMonth,
      asOf: sql<string | null>`to_char(${dues.asOf} at time zone 'Asia/Amman', 'YYYY-MM-DD')`,
    })
    .from(members)
    .leftJoin(dues, eq(dues.memberNumber, members.memberNumber))
    .where(eq(members.memberNumber, memberNumber));
  return row ? { ...standingOf(row, today), asOf: row.asOf } : null;
}
