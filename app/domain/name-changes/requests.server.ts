import { and, desc, eq, sql } from "drizzle-orm";
import { db, members, nameChanges, staffUsers } from "~/db";
import { byDoctor, byStaff, record, recordFirst } from "~/domain/audit/record.server";
import { withStoredPaper } from "~/domain/files/stored-paper.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { pageOf } from "~/fields/pagination";
import { now } from "~/platform/clock.server";
import { NotFound } from "~/platform/not-found";
import type { PreparedPaper } from "~/platform/papers.server";
import type { NameChangeInput, NameChangeState } from "./input";

export type AskOutcome = { done: true } | { done: false; reason: "one-waiting" };

/**
 * A doctor has one pending request; of concurrent ones the first is stored, and the documents of the others are not.
 */
export const requestNames = (
  memberNumber: number,
  { input, paper }: { input: NameChangeInput; paper: PreparedPaper },
  submission: Submission,
) =>
  withStoredPaper("documents/name-changes", paper, (stored) =>
    once(submission, async (tx): Promise<AskOutcome> => {
      const [row] = await tx
        .insert(nameChanges)
        .values({
          memberNumber,
          nameAr: input.DOC_NAME_A,
          nameEn: input.DOC_NAME_E,
          reason: input.reason,
          ...stored,
          createdAt: now(),
        })
        .onConflictDoNothing()
        .returning({ id: nameChanges.id });
      if (!row) return { done: false, reason: "one-waiting" };
      await record(tx, byDoctor(memberNumber), {
        action: "name-change.request",
        subject: `member:${memberNumber}`,
        detail: { request: row.id },
      });
      return { done: true };
    }),
  );

const REQUESTS_PER_PAGE = 20;
const MAX_OWN = 20;

export const listOwnNameChanges = (memberNumber: number) =>
  db
    .select({
      id: nameChanges.id,
      nameAr: nameChanges.nameAr,
      nameEn: nameChanges.nameEn,
      documentName: nameChanges.documentName,
      state: nameChanges.state,
      note: nameChanges.decisionNote,
      createdAt: nameChanges.createdAt,
      decidedAt: nameChanges.decidedAt,
    })
    .from(nameChanges)
    .where(eq(nameChanges.memberNumber, memberNumber))
    .orderBy(desc(nameChanges.createdAt), desc(nameChanges.id))
    .limit(MAX_OWN);

export const hasNameChangeWaiting = async (memberNumber: number): Promise<boolean> =>
  (await db.$count(
    nameChanges,
    and(eq(nameChanges.memberNumber, memberNumber), eq(nameChanges.state, "waiting")),
  )) > 0;

const isWaiting = sql`${nameChanges.state} = 'waiting'`;

/** Lists pending requests first, oldest on top, then the decided ones, newest on top. */
export async function listNameChanges({
  state,
  page: requestedPage,
}: {
  state: NameChangeState | null;
  page: number;
}) {
  const condition = state ? eq(nameChanges.state, state) : undefined;
  const total = await db.$count(nameChanges, condition);
  const { page, pages, offset } = pageOf(requestedPage, total, REQUESTS_PER_PAGE);
  const requests = await db
    .select({
      id: nameChanges.id,
      memberNumber: nameChanges.memberNumber,
      nameAr: nameChanges.nameAr,
      nameEn: nameChanges.nameEn,
      state: nameChanges.state,
      createdAt: nameChanges.createdAt,
    })
    .from(nameChanges)
    .where(condition)
    .orderBy(
      desc(isWaiting),
      sql`case when ${isWaiting} then ${nameChanges.createdAt} end`,
      desc(nameChanges.decidedAt),
      desc(nameChanges.id),
    )
    .limit(REQUESTS_PER_PAGE)
    .offset(offset);
  return { requests, total, page, pages };
}

/** Returns a request with the present names of the register; throws NotFound. */
export async function getNameChange(id: number | null) {
  const [request] = id
    ? await db
        .select({
          id: nameChanges.id,
          memberNumber: nameChanges.memberNumber,
          requested: { nameAr: nameChanges.nameAr, nameEn: nameChanges.nameEn },
          present: { nameAr: members.nameAr, nameEn: members.nameEn },
          reason: nameChanges.reason,
          documentKey: nameChanges.documentKey,
          documentName: nameChanges.documentName,
          documentType: nameChanges.documentType,
          documentBytes: nameChanges.documentBytes,
          state: nameChanges.state,
          note: nameChanges.decisionNote,
          createdAt: nameChanges.createdAt,
          decidedAt: nameChanges.decidedAt,
          decidedBy: staffUsers.fullName,
          hasEmail: sql<boolean>`${members.email} is not null`,
        })
        .from(nameChanges)
        .innerJoin(members, eq(members.memberNumber, nameChanges.memberNumber))
        .leftJoin(staffUsers, eq(staffUsers.id, nameChanges.decidedBy))
        .where(eq(nameChanges.id, id))
    : [];
  if (!request) throw new NotFound();
  return request;
}

export const recordPaperRead = (staff: { id: string }, request: { id: number; memberNumber: number }) =>
  recordFirst(byStaff(staff), {
    action: "name-change.document",
    subject: `member:${request.memberNumber}`,
    detail: { request: request.id },
  });
