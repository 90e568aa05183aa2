import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { members, type Tx, voteEvents, voters } from "~/db";
import type { ComputerUser } from "~/domain/accounts/identities";
import { byClerk, record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { currentElection, type Election, lockCurrentElection } from "./elections.server";
import { flagStep, type UndoBlock, undoBlock } from "./mark-rules";
import { type Station, stationIn } from "./station.server";
import { findVoterCard, type Mark } from "./voter-card.server";
import { windowState } from "./voting-window";

type Voter = { electionId: number; memberNumber: number };

const lineOf = ({ electionId, memberNumber }: Voter) =>
  and(eq(voters.electionId, electionId), eq(voters.memberNumber, memberNumber));

async function enterInRoll(tx: Tx, voter: Voter): Promise<void> {
  await tx.insert(voters).values(voter).onConflictDoNothing();
}

/** Safe to call concurrently: exactly one caller gets true. */
export async function setMark(
  tx: Tx,
  voter: Voter,
  { by, at, station }: { by: string; at: Date; station: Station },
): Promise<boolean> {
  const marked = await tx
    .update(voters)
    .set({
      electF: 1,
      markedAt: at,
      markedBy: by,
      markedCentreId: station.centreId,
      markedDesk: station.desk,
    })
    .where(and(lineOf(voter), sql`coalesce(${voters.electF}, 0) = 0`))
    .returning({ memberNumber: voters.memberNumber });
  if (!marked.length) return false;
  await tx.insert(voteEvents).values({ ...voter, act: "mark", by, at, ...station });
  return true;
}

export async function removeMark(
  tx: Tx,
  voter: Voter,
  { by, at, station, reason }: { by: string; at: Date; station: Station; reason: string },
): Promise<void> {
  await tx.insert(voteEvents).values({ ...voter, act: "undo", by, at, reason, ...station });
  const undone = await tx
    .update(voters)
    .set({ electF: null, markedAt: null, markedBy: null, markedCentreId: null, markedDesk: null })
    .where(and(lineOf(voter), eq(voters.electF, 1), isNotNull(voters.markedBy), ne(voters.markedBy, by)))
    .returning({ memberNumber: voters.memberNumber });
  if (!undone.length) throw new Error("no mark of another stood there to be taken back");
}

type MarkOutcome =
  | { marked: true; mark: Mark }
  | { marked: false; reason: "already"; mark: Mark }
  | { marked: false; reason: "before" | "closed" | "no-election" | "not-on-roll" | "not-found" };

type Marking = { clerk: ComputerUser; station: Station; submission: Submission };

const refused = (reason: Exclude<MarkOutcome, { mark: Mark }>["reason"]): MarkOutcome => ({
  marked: false,
  reason,
});

async function isMember(tx: Tx, memberNumber: number): Promise<boolean> {
  return (await tx.$count(members, eq(members.memberNumber, memberNumber))) > 0;
}

async function markIn(
  tx: Tx,
  election: Election,
  memberNumber: number,
  { at, clerk, station: requestedStation }: Marking & { at: Date },
): Promise<MarkOutcome> {
  const voter = { electionId: election.id, memberNumber };
  if (!election.rollImportedAt) {
    if (!(await isMember(tx, memberNumber))) return refused("not-found");
    await enterInRoll(tx, voter);
  }
  const station = await stationIn(tx, election.id, requestedStation);
  const isMarked = await setMark(tx, voter, { by: clerk.id, at, station });
  const card = await findVoterCard(memberNumber, election.id, tx);
  if (!card?.mark) return refused(card ? "not-on-roll" : "not-found");
  const { mark } = card;
  if (!isMarked) return { marked: false, reason: "already", mark };
  await record(tx, byClerk(clerk), {
    action: "vote.mark",
    subject: `member:${memberNumber}`,
    detail: { election: election.id, centre: mark.centre?.code ?? null, desk: mark.desk },
  });
  return { marked: true, mark };
}

/**
 * Marks a voter while the window is open (P14). Of concurrent requests exactly one marks, and the others learn who did.
 */
export const markVoter = (memberNumber: number, marking: Marking): Promise<Answered<MarkOutcome>> =>
  once(marking.submission, async (tx): Promise<MarkOutcome> => {
    const election = await lockCurrentElection(tx);
    if (!election) return refused("no-election");
    const at = now();
    const state = windowState(election, at);
    if (state !== "open") return refused(state);
    return markIn(tx, election, memberNumber, { ...marking, at });
  });

type UndoOutcome = { undone: true } | { undone: false; reason: UndoBlock | "no-election" };

type Undoing = { supervisor: ComputerUser; station: Station; reason: string; submission: Submission };

async function lockMarker(tx: Tx, electionId: number, memberNumber: number) {
  const [line] = await tx
    .select({ electF: voters.electF, markedBy: voters.markedBy })
    .from(voters)
    .where(lineOf({ electionId, memberNumber }))
    .for("update");
  return line?.electF === 1 && line.markedBy ? { id: line.markedBy } : null;
}

/** Undoes a mark made by another person, while the window is open (H3). The caller checks the permission. */
export const undoMark = (memberNumber: number, undoing: Undoing): Promise<Answered<UndoOutcome>> =>
  once(undoing.submission, async (tx): Promise<UndoOutcome> => {
    const { supervisor, station, reason } = undoing;
    const election = await lockCurrentElection(tx);
    if (!election) return { undone: false, reason: "no-election" };
    const marker = await lockMarker(tx, election.id, memberNumber);
    const block = undoBlock(marker, supervisor, windowState(election, now()));
    if (block) return { undone: false, reason: block };
    const voter = { electionId: election.id, memberNumber };
    await removeMark(tx, voter, { by: supervisor.id, at: now(), station, reason });
    await record(tx, byClerk(supervisor), {
      action: "vote.undo",
      subject: `member:${memberNumber}`,
      detail: { election: election.id, reason },
    });
    return { undone: true };
  });

type MarkRequest = { memberNumber: number | null; electF: number };

/** `undone-since`: the mark that this form made was undone before the form was sent again. */
export type MarkRefusal =
  | { reason: "not-found" | "never-back" | "choose-yes" | "undone-since" }
  | { reason: "already"; mark: Mark }
  | { reason: "before" | "closed" | "no-election" | "not-on-roll"; election: Election | null };

type MarkAnswer = { mark: Mark; refusal?: never } | { mark?: never; refusal: MarkRefusal };

/**
 * Returns why a request would be refused for any clerk: an unknown member number (null), or a flag other than 1; else
 * null.
 */
export async function refuseMarkRequest({ memberNumber, electF }: MarkRequest): Promise<MarkRefusal | null> {
  if (memberNumber === null) return { reason: "not-found" };
  if (electF === 1) return null;
  const election = await currentElection();
  const card = await findVoterCard(memberNumber, election?.id ?? null);
  if (!card) return { reason: "not-found" };
  return { reason: flagStep(card.electF, electF) === "never-back" ? "never-back" : "choose-yes" };
}

async function isMarkInForce(memberNumber: number, { at }: Mark): Promise<boolean> {
  const election = await currentElection();
  const card = await findVoterCard(memberNumber, election?.id ?? null);
  return card?.mark?.at === at;
}

/** Returns the mark that a request made if it still stands, or why it does not. */
export async function findMarkAnswer(
  memberNumber: number,
  { outcome, replayed }: Answered<MarkOutcome>,
): Promise<MarkAnswer> {
  if (!outcome.marked) return { refusal: await refusalOf(outcome) };
  const isUndone = replayed && !(await isMarkInForce(memberNumber, outcome.mark));
  return isUndone ? { refusal: { reason: "undone-since" } } : { mark: outcome.mark };
}

async function refusalOf(outcome: Exclude<MarkOutcome, { marked: true }>): Promise<MarkRefusal> {
  if (outcome.reason === "not-found") return { reason: "not-found" };
  if (outcome.reason === "already") return { reason: "already", mark: outcome.mark };
  return { reason: outcome.reason, election: await currentElection() };
}

/** Marks a voter as a call asks; `changed` where the submission id had come before with something else. */
export async function askMark({
  memberNumber,
  electF,
  ...marking
}: MarkRequest & Marking): Promise<MarkAnswer & { changed: boolean }> {
  const refusal = await refuseMarkRequest({ memberNumber, electF });
  if (refusal || memberNumber === null)
    return { changed: false, refusal: refusal ?? { reason: "not-found" } };
  const answered = await markVoter(memberNumber, marking);
  return { changed: answered.changed, ...(await findMarkAnswer(memberNumber, answered)) };
}
