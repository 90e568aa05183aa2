import { and, eq, sql } from "drizzle-orm";
import { type Db, db, dues, members, type Tx, voters } from "~/db";
import { currentElection } from "~/domain/elections/elections.server";
import { type RightToVote, rightToVote } from "~/domain/elections/eligibility";
import { windowState } from "~/domain/elections/voting-window";
import { now } from "~/platform/clock.server";
import { type Standing, standingOf } from "./standing";

/** Returns null while there is no roll of an election that is still to come or open: then the register only forecasts. */
async function findRightOnRoll(memberNumber: number, database: Db | Tx): Promise<RightToVote | null> {
  const election = await currentElection(database);
  if (!election?.rollImportedAt || windowState(election, now()) === "closed") return null;
  const [entry] = await database
    .select({ electF: voters.electF })
    .from(voters)
    .where(and(eq(voters.electionId, election.id), eq(voters.memberNumber, memberNumber)));
  return rightToVote({ onRoll: entry !== undefined, electF: entry?.electF ?? null });
}

/** `rightOnRoll` decides over `voteBlocks` once there is a roll (decision 014). `asOf` is null where the register keeps no dues. */
export async function findStanding(
  memberNumber: number,
  today: string,
  database: Db | Tx = db,
): Promise<(Standing & { asOf: string | null; rightOnRoll: RightToVote | null }) | null> {
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
  if (!row) return null;
  const rightOnRoll = await findRightOnRoll(memberNumber, database);
  return { ...standingOf(row, today), asOf: row.asOf, rightOnRoll };
}
