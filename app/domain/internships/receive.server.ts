import { randomInt } from "node:crypto";
import { internshipApplications as applications, type Tx } from "~/db";
import { anonymous, record } from "~/domain/audit/record.server";
import { enqueue, maySendTo } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import type { Language } from "~/i18n";
import { receiptLetter } from "~/letters/internships";
import { now, today } from "~/platform/clock.server";
import { ownAddress } from "~/platform/origin.server";
import { writeHistory } from "./application.server";
import { movePapersToApplication } from "./draft-papers.server";
import { takeDraft } from "./draft-rows.server";
import type { Application } from "./fields";
import { receiptPath } from "./receipt-link.server";
import { newResumeCode, resumeHashOf, sealCode } from "./resume-code.server";
import { hasApplied } from "./same-person.server";
import { makeTemporaryNumber } from "./temporary-number";

const MAX_DRAWS = 5;

export type ReceiveOutcome = { applicationId: number; temporaryNumber: string } | { alreadyApplied: true };

type Drawn = { id: number; temporaryNumber: string; code: string };

async function store(tx: Tx, application: Application, language: Language, draftCode?: string) {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const code = (draw === 0 && draftCode) || newResumeCode();
    const [row] = await tx
      .insert(applications)
      .values({
        ...application,
        language,
        temporaryNumber: makeTemporaryNumber(randomInt),
        resumeHash: resumeHashOf(code),
        sealedCode: sealCode(code),
        appliedOn: today(),
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: applications.id, temporaryNumber: applications.temporaryNumber });
    if (row) return { ...row, code };
  }
  throw new Error("no temporary number was free");
}

async function mailReceipt(tx: Tx, to: string, { id, temporaryNumber, code }: Drawn, writing: Writing) {
  if (!(await maySendTo(tx, "receipt", to))) return null;
  const link = ownAddress(receiptPath(id), writing.origin);
  const letter = receiptLetter({ temporaryNumber, code, link }, writing.language);
  return enqueue(tx, { ...letter, recipient: to, about: `application:${id}` });
}

async function note(tx: Tx, id: number, outboxId: string | null) {
  await writeHistory(tx, { applicationId: id, kind: "received", outboxId });
  await record(tx, anonymous, { action: "application.receive", subject: `application:${id}` });
}

/** The applicant's language, and the origin of links in emails if PUBLIC_URL is not set. */
type Writing = { language: Language; origin?: string | null };
type Sending = Writing & { submission: Submission; confirmAnother?: boolean; draftToken?: string | null };

/**
 * Keeps an application under a new temporary number and a resume code, puts the receipt into the outbox, and uses up
 * the draft that it was written in, whose papers are its own from then on. Where the same person has applied before, nothing is kept, and that is all the
 * answer says, unless `confirmAnother`. The same submission again leads to the first outcome.
 */
export const receiveApplication = (
  application: Application,
  { submission, confirmAnother = false, draftToken, ...writing }: Sending,
) =>
  once(submission, async (tx): Promise<ReceiveOutcome> => {
    if ((await hasApplied(tx, application)) && !confirmAnother) return { alreadyApplied: true };
    const draft = draftToken ? await takeDraft(tx, draftToken) : null;
    const stored = await store(tx, application, writing.language, draft?.code);
    if (draft) await movePapersToApplication(tx, stored.id, draft.papers);
    const letter = await mailReceipt(tx, application.email, stored, writing);
    await note(tx, stored.id, letter?.id ?? null);
    return { applicationId: stored.id, temporaryNumber: stored.temporaryNumber };
  });
