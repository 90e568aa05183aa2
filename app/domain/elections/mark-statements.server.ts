import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { voteEvents, voters } from "~/db/schema";
import type { Seat } from "./seat.server";

type Voter = { electionId: number; memberNumber: number };

const lineOf = ({ electionId, memberNumber }: Voter) =>
  and(eq(voters.electionId, electionId), eq(voters.memberNumber, memberNumber));

/** Gives a member a line in the roll while no roll was imported; who has one keeps it as it is. */
export async function enterInRoll(tx: Tx, voter: Voter): Promise<void> {
  await tx.insert(voters).values(voter).onConflictDoNothing();
}

/** Marks a voter who is on the roll and not marked; false for anybody else, of any number of clerks at once but one. */
export async function setMark(
  tx: Tx,
  voter: Voter,
  { by, at, seat }: { by: string; at: Date; seat: Seat },
): Promise<boolean> {
  const marked = await tx
    .update(voters)
    .set({
      electF: 1,
      markedAt: at,
      markedBy: by,
      markedCentreId: seat.centreId,
      markedDesk: seat.desk,
    })
    .where(and(lineOf(voter), sql`coalesce(${voters.electF}, 0) = 0`))
    .returning({ memberNumber: voters.memberNumber });
  if (!marked.length) return false;
  await tx.insert(voteEvents).values({ ...voter, act: "mark", by, at, ...seat });
  return true;
}

/** Takes back the mark of another, with the act that says so; throws where there is none to take back. */
export async function takeMarkBack(
  tx: Tx,
  voter: Voter,
  { by, at, seat, reason }: { by: string; at: Date; seat: Seat; reason: string },
): Promise<void> {
  await tx.insert(voteEvents).values({ ...voter, act: "undo", by, at, reason, ...seat });
  const undone = await tx
    .update(voters)
    .set({ electF: null, markedAt: null, markedBy: null, markedCentreId: null, markedDesk: null })
    .where(and(lineOf(voter), eq(voters.electF, 1), isNotNull(voters.markedBy), ne(voters.markedBy, by)))
    .returning({ memberNumber: voters.memberNumber });
  if (!undone.length) throw new Error("no mark of another stood there to be taken back");
}
