import { and, desc, eq, sql } from "drizzle-orm";
import { db, elections, members, rollObjections, staffUsers } from "~/db";
import { byDoctor, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { pageOf } from "~/fields/pagination";
import { now } from "~/platform/clock.server";
import { NotFound } from "~/platform/not-found";
import { lockCurrentElection } from "./elections.server";
import type { ObjectionInput, ObjectionState } from "./input";
import { areObjectionsOpen } from "./voting-window";

const OBJECTIONS_PER_PAGE = 20;
const MAX_OWN = 20;

const requestColumns = {
  id: rollObjections.id,
  about: rollObjections.about,
  words: rollObjections.words,
  state: rollObjections.state,
  note: rollObjections.decisionNote,
  createdAt: rollObjections.createdAt,
  decidedAt: rollObjections.decidedAt,
};

export const listOwnObjections = (memberNumber: number) =>
  db
    .select({
      ...requestColumns,
      electionId: rollObjections.electionId,
      election: { ar: elections.titleAr, en: elections.titleEn },
    })
    .from(rollObjections)
    .innerJoin(elections, eq(elections.id, rollObjections.electionId))
    .where(eq(rollObjections.memberNumber, memberNumber))
    .orderBy(desc(rollObjections.createdAt), desc(rollObjections.id))
    .limit(MAX_OWN);

const isWaiting = sql`${rollObjections.state} = 'waiting'`;

type Slice = { electionId: number; state: ObjectionState | null; page: number };

/** Lists pending objections first, oldest on top, then the decided ones, newest on top. */
export async function listObjections({ electionId, state, page: sought }: Slice) {
  const condition = and(
    eq(rollObjections.electionId, electionId),
    state ? eq(rollObjections.state, state) : undefined,
  );
  const total = await db.$count(rollObjections, condition);
  const { page, pages, offset } = pageOf(sought, total, OBJECTIONS_PER_PAGE);
  const objections = await db
    .select({
      ...requestColumns,
      memberNumber: rollObjections.memberNumber,
      name: { ar: members.nameAr, en: members.nameEn },
    })
    .from(rollObjections)
    .innerJoin(members, eq(members.memberNumber, rollObjections.memberNumber))
    .where(condition)
    .orderBy(
      desc(isWaiting),
      sql`case when ${isWaiting} then ${rollObjections.createdAt} end`,
      desc(rollObjections.decidedAt),
      rollObjections.id,
    )
    .limit(OBJECTIONS_PER_PAGE)
    .offset(offset);
  return { objections, total, page, pages };
}

/** Throws a 404. */
export async function getObjection(electionId: number | null, id: number | null) {
  const [objection] =
    electionId && id
      ? await db
          .select({
            ...requestColumns,
            electionId: rollObjections.electionId,
            memberNumber: rollObjections.memberNumber,
            decidedBy: staffUsers.fullName,
            hasEmail: sql<boolean>`${members.email} is not null`,
          })
          .from(rollObjections)
          .innerJoin(members, eq(members.memberNumber, rollObjections.memberNumber))
          .leftJoin(staffUsers, eq(staffUsers.id, rollObjections.decidedBy))
          .where(and(eq(rollObjections.id, id), eq(rollObjections.electionId, electionId)))
      : [];
  if (!objection) throw new NotFound();
  return objection;
}

type ObjectOutcome = { done: true } | { done: false; reason: "one-waiting" | "too-late" };

/** Accepts objections until the deadline of the current election; a doctor has at most one pending. */
export const objectToRoll = (
  memberNumber: number,
  { about, words }: ObjectionInput,
  submission: Submission,
) =>
  once(submission, async (tx): Promise<ObjectOutcome> => {
    const election = await lockCurrentElection(tx);
    if (!election || !areObjectionsOpen(election, now())) return { done: false, reason: "too-late" };
    const [row] = await tx
      .insert(rollObjections)
      .values({ electionId: election.id, memberNumber, about, words, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: rollObjections.id });
    if (!row) return { done: false, reason: "one-waiting" };
    await record(tx, byDoctor(memberNumber), {
      action: "election.objection",
      subject: `member:${memberNumber}`,
      detail: { objection: row.id, about },
    });
    return { done: true };
  });
