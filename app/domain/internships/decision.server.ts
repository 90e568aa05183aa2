import { eq } from "drizzle-orm";
import { z } from "zod";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { internshipApplications as applications, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { checked } from "~/fields/field-schemas";
import { parseId } from "~/fields/id";
import { acceptedLetter, returnedLetter } from "~/letters/internships";
import { now } from "~/platform/clock.server";
import { writeHistory } from "./application.server";
import { type ApplicationField, applicationFields } from "./fields";
import { returnReason } from "./input";
import { receiptPath } from "./receipt-link.server";

/** A whole number of the form, such as the version that the reader saw; null if the form had none. */
const version = z
  .string({ error: "sent-twice" })
  .optional()
  .transform((typed) => parseId(typed));

/** The reason for returning an application and the fields to correct; none if only documents are missing. */
export const returnInput = z
  .object({
    fields: z
      .array(
        z.enum(applicationFields as [ApplicationField, ...ApplicationField[]], {
          error: "registrations:errors.no-field",
        }),
      )
      .default([]),
    papers: z
      .string({ error: "sent-twice" })
      .optional()
      .transform((ticked) => ticked === "yes"),
    reason: returnReason.shape.reason,
    version,
  })
  .superRefine(
    ({ fields, papers }, context) => {
      if (Array.isArray(fields) && !fields.length && !papers)
        context.addIssue({ code: "custom", path: ["fields"], message: "registrations:errors.fields" });
    },
    { when: () => true },
  );

type ReturnInput = z.output<typeof returnInput>;

export const acceptInput = z.object({
  version,
  /** The association number; a form from before there was one leaves it to the series. */
  DOC_NO: checked([
    ["dense"],
    ["needed", "register-office:problems.no-number"],
    ["match", "^0*[1-9]\\d{0,8}$", "register-office:problems.not-a-number"],
  ])
    .transform(Number)
    .optional(),
  /** The same number again, if it is far from the series. */
  stray_number: version,
});

type Returned = Omit<ReturnInput, "version">;
export type Decision = { id: number; seenVersion: number | null };
type NotDecided = { done: false; reason: "accepted" | "changed-meanwhile" | "not-found" };
export type DecideOutcome = { done: true; memberNumber: number | null } | NotDecided;
export type RefusedNumber = { done: false; reason: "taken" | "stray"; next: number };
export type ApplicationRow = typeof applications.$inferSelect;
type Row = ApplicationRow;

async function lockApplication(tx: Tx, id: number): Promise<Row | null> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for("update");
  return row ?? null;
}

type Written = { returned: Returned | null; memberNumber: number | null; outboxId: string };

async function write(
  tx: Tx,
  staff: { id: string },
  before: Row,
  { returned, memberNumber, outboxId }: Written,
) {
  const { id, state, version } = before;
  const after = returned ? "returned" : "accepted";
  await tx
    .update(applications)
    .set({
      state: after,
      version: version + 1,
      updatedAt: now(),
      memberNumber,
      ...(returned && { returnReason: returned.reason, returnFields: returned.fields }),
    })
    .where(eq(applications.id, id));
  const returnDetails = { text: returned?.reason, fields: returned?.fields };
  await writeHistory(tx, { applicationId: id, kind: after, staffId: staff.id, outboxId, ...returnDetails });
  await record(tx, byStaff(staff), {
    action: returned ? "application.return" : "application.accept",
    subject: `application:${id}`,
    detail: {
      state: { before: state, after },
      ...(memberNumber !== null && { memberNumber }),
      ...(returned && { fields: returned.fields, papers: returned.papers }),
    },
  });
}

async function lockUndecided(
  tx: Tx,
  { id, seenVersion }: Decision,
  isDecided = ({ state }: Row): boolean => state === "accepted",
): Promise<Row | NotDecided> {
  const application = await lockApplication(tx, id);
  if (!application) return { done: false, reason: "not-found" };
  if (isDecided(application)) return { done: false, reason: "accepted" };
  return application.version === seenVersion ? application : { done: false, reason: "changed-meanwhile" };
}

const mail = (tx: Tx, { id, email }: Row, letter: ReturnType<typeof returnedLetter>) =>
  enqueue(tx, { ...letter, recipient: email, about: `application:${id}` });

/**
 * Returns an application with what is to be corrected and why: its state, the history, the audit and the letter to the
 * applicant stand or fall together. `seenVersion` is what the reader saw; whoever saw something else is told so, and
 * nothing changes. `origin` is where links in letters lead.
 */
export const returnApplication = (
  staff: { id: string },
  { returned, ...decision }: Decision & { returned: Returned },
  { submission, origin }: { submission: Submission; origin: string },
) =>
  once(submission, async (tx): Promise<DecideOutcome> => {
    const application = await lockUndecided(tx, decision);
    if ("done" in application) return application;
    const link = `${origin}${receiptPath(application.id)}`;
    const { id: outboxId } = await mail(tx, application, returnedLetter(application, { ...returned, link }));
    await write(tx, staff, application, { returned, memberNumber: null, outboxId });
    return { done: true, memberNumber: null };
  });

type Accepting = {
  submission: Submission;
  origin: string;
  /** Creates the member in the transaction of the acceptance, or refuses the number. */
  enrol(tx: Tx, application: Row): Promise<{ done: true; memberNumber: number } | RefusedNumber>;
};

/**
 * Accepts an application as `returnApplication` returns one, and makes its applicant a member. What is accepted stays
 * so; one that was accepted before acceptance made a member gets one.
 */
export const acceptAndEnrol = (
  staff: { id: string },
  decision: Decision,
  { submission, origin, enrol }: Accepting,
) =>
  once(submission, async (tx): Promise<DecideOutcome | RefusedNumber> => {
    const isDone = ({ state, memberNumber }: Row) => state === "accepted" && memberNumber !== null;
    const application = await lockUndecided(tx, decision, isDone);
    if ("done" in application) return application;
    const enrolled = await enrol(tx, application);
    if (!enrolled.done) return enrolled;
    const { memberNumber } = enrolled;
    const link = `${origin}${receiptPath(application.id)}`;
    const portal = `${origin}${href(doctorPortal.signIn)}`;
    const { id: outboxId } = await mail(
      tx,
      application,
      acceptedLetter(application, { memberNumber, link, portal }),
    );
    await write(tx, staff, application, { returned: null, memberNumber, outboxId });
    return { done: true, memberNumber };
  });
