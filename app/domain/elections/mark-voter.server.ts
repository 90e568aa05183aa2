import { eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { members } from "~/db/schema";
import type { ComputerUser } from "~/domain/accounts/identities";
import { record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { type Election, holdCurrentElection } from "./current-election.server";
import { enterInRoll, setMark } from "./mark-statements.server";
import { type Seat, seatIn } from "./seat.server";
import { findVoterCard, type Mark } from "./voter-card.server";
import { windowState } from "./window-state";

/** What became of a marking; moments are ISO. A voter who was marked before comes with when, where and by whom. */
export type MarkOutcome =
  | { marked: true; mark: Mark }
  | { marked: false; because: "already"; mark: Mark }
  | { marked: false; because: "before" | "closed" | "no-election" | "not-on-roll" | "not-found" };

type Marking = { clerk: ComputerUser; seat: Seat; submission: Submission };

const refused = (because: Exclude<MarkOutcome, { mark: Mark }>["because"]): MarkOutcome => ({
  marked: false,
  because,
});

async function isMember(tx: Tx, memberNumber: number): Promise<boolean> {
  return (await tx.$count(members, eq(members.memberNumber, memberNumber))) > 0;
}

async function markIn(
  tx: Tx,
  election: Election,
  memberNumber: number,
  { at, clerk, seat: said }: Marking & { at: Date },
): Promise<MarkOutcome> {
  const voter = { electionId: election.id, memberNumber };
  if (!election.rollImportedAt) {
    if (!(await isMember(tx, memberNumber))) return refused("not-found");
    await enterInRoll(tx, voter);
  }
  const seat = await seatIn(tx, election.id, said);
  const isMarked = await setMark(tx, voter, { by: clerk.id, at, seat });
  const card = await findVoterCard(memberNumber, election.id, tx);
  if (!card?.mark) return refused(card ? "not-on-roll" : "not-found");
  const { mark } = card;
  if (!isMarked) return { marked: false, because: "already", mark };
  await record(tx, {
    actor: { kind: "computer", id: clerk.id },
    action: "vote.mark",
    subject: `member:${memberNumber}`,
    detail: { election: election.id, centre: mark.centre?.code ?? null, desk: mark.desk },
  });
  return { marked: true, mark };
}

/**
 * Marks that a member has voted in the election that counts, while its window is open (P14): of any number of clerks at
 * once exactly one marks, and the others learn who did. The same submission again gets the answer it got.
 */
export const markVoter = (memberNumber: number, marking: Marking): Promise<Answered<MarkOutcome>> =>
  once(marking.submission, async (tx): Promise<MarkOutcome> => {
    const election = await holdCurrentElection(tx);
    if (!election) return refused("no-election");
    const at = now();
    const state = windowState(election, at);
    if (state !== "open") return refused(state);
    return markIn(tx, election, memberNumber, { ...marking, at });
  });
