import { and, eq, sql } from "drizzle-orm";
import { type Db, db, dues, members, type Tx, voters } from "~/db";
import { currentElectionIn } from "~/domain/elections/elections.server";
import { type RightToVote, rightToVote } from "~/domain/elections/eligibility";
import { now } from "~/platform/clock.server";
import { type Standing, standingOf } from "./standing";

type RollFacts = {
  rollImportedAt: Date | null;
  closesAt: Date | null;
  voter: number | null;
  electF: number | null;
};

/** Returns null while there is no roll of an election that is still to come or open: then the register only forecasts. */
function rightOnRoll({ rollImportedAt, closesAt, voter, electF }: RollFacts): RightToVote | null {
  if (!rollImportedAt || !closesAt || closesAt <= now()) return null;
  return rightToVote({ onRoll: voter !== null, electF });
}

/**
 * Once there is a roll, `rightOnRoll` overrides `voteBlocks` (decision 014). `asOf` is null if the register has no
 * dues.
 */
export async function findStanding(
  memberNumber: number,
  today: string,
  database: Db | Tx = db,
): Promise<(Standing & { asOf: string | null; rightOnRoll: RightToVote | null }) | null> {
  const election = currentElectionIn(database);
  const [row] = await database
    .select({
      workStatus: members.workStatus,
      annual: dues.annualFeePaidYear,
      socialYear: dues.socialYear,
      socialMonth: dues.socialMonth,
      retirementYear: dues.retirementYear,
      retirementMonth: dues.retirementMonth,
      rollImportedAt: election.rollImportedAt,
      closesAt: election.closesAt,
      voter: voters.memberNumber,
      electF: voters.electF,
      asOf: sql<string | null>`to_char(${dues.asOf} at time zone 'Asia/Amman', 'YYYY-MM-DD')`,
    })
    .from(members)
    .leftJoin(dues, eq(dues.memberNumber, members.memberNumber))
    .leftJoin(election, sql`true`)
    .leftJoin(voters, and(eq(voters.electionId, election.id), eq(voters.memberNumber, members.memberNumber)))
    .where(eq(members.memberNumber, memberNumber));
  return row ? { ...standingOf(row, today), asOf: row.asOf, rightOnRoll: rightOnRoll(row) } : null;
}
