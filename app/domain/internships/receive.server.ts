import { randomInt } from "node:crypto";
import { and, desc, eq, or, sql } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { internshipApplications as applications } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { today } from "~/platform/clock.server";
import type { Application } from "./application-input";
import { makeTemporaryNumber } from "./temporary-number";

const MOST_DRAWS = 5;

export type ReceiveOutcome = { temporaryNumber: string } | { alreadyApplied: { on: string } };

/** The same number, the same document, or the same name and day of birth: in all likelihood the same person. */
const isSamePerson = (sent: Application) =>
  or(
    and(eq(applications.nationality, sent.nationality), eq(applications.nationalNumber, sent.nationalNumber)),
    sent.documentNumber === null
      ? undefined
      : and(
          eq(applications.nationality, sent.nationality),
          eq(applications.documentKind, sent.documentKind),
          eq(applications.documentNumber, sent.documentNumber),
        ),
    and(
      eq(applications.birthDate, sent.birthDate),
      sql`(ar_norm(${applications.nameAr}) = ar_norm(${sent.nameAr}) or ar_norm(${applications.nameEn}) = ar_norm(${sent.nameEn}))`,
    ),
  );

/** The last application of the same person, or null; until the end, no other one is received meanwhile. */
async function lastOfSame(tx: Tx, sent: Application) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('internship-applications', 0))`);
  const [last] = await tx
    .select({ on: applications.appliedOn })
    .from(applications)
    .where(isSamePerson(sent))
    .orderBy(desc(applications.id))
    .limit(1);
  return last ?? null;
}

async function store(tx: Tx, application: Application) {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const [row] = await tx
      .insert(applications)
      .values({
        ...application,
        temporaryNumber: makeTemporaryNumber(randomInt),
        appliedOn: today(),
      })
      .onConflictDoNothing({ target: applications.temporaryNumber })
      .returning({ id: applications.id, temporaryNumber: applications.temporaryNumber });
    if (row) return row;
  }
  throw new Error("no temporary number was free");
}

/**
 * Keeps an application under a new temporary number, and on the audit that it came. Where the same person has applied
 * before, nothing is kept, and the answer is the day of that, unless `confirmAnother`. The same submission again leads
 * to the first outcome.
 */
export const receiveApplication = (
  application: Application,
  { submission, confirmAnother = false }: { submission: Submission; confirmAnother?: boolean },
) =>
  once(submission, async (tx): Promise<ReceiveOutcome> => {
    const last = await lastOfSame(tx, application);
    if (last && !confirmAnother) return { alreadyApplied: last };
    const { id, temporaryNumber } = await store(tx, application);
    await record(tx, {
      actor: { kind: "anonymous", id: null },
      action: "application.receive",
      subject: `application:${id}`,
    });
    return { temporaryNumber };
  });
