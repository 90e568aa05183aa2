import { eq } from "drizzle-orm";
import { z } from "zod";
import { internshipApplications as applications, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { acceptedLetter, returnedLetter } from "~/letters/internships";
import { now } from "~/platform/clock.server";
import { writeHistory } from "./application.server";
import { type ApplicationField, applicationFields } from "./fields";
import { returnReason } from "./input";
import { receiptPath } from "./receipt-link.server";

/** The version that the reader saw; null if the form had none. */
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

export const acceptInput = z.object({ version });

type Returned = Omit<ReturnInput, "version">;
export type Decision = { id: number; seenVersion: number | null; returned: Returned | null };
export type DecideOutcome =
  | { done: true }
  | { done: false; reason: "accepted" | "changed-meanwhile" | "not-found" };
type Row = typeof applications.$inferSelect;

async function lockApplication(tx: Tx, id: number): Promise<Row | null> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for("update");
  return row ?? null;
}

function letterOf(application: Row, returned: Returned | null, origin: string) {
  const link = `${origin}${receiptPath(application.id)}`;
  return returned ? returnedLetter(application, { ...returned, link }) : acceptedLetter(application, link);
}

async function write(
  tx: Tx,
  staff: { id: string },
  before: Row,
  { returned, outboxId }: { returned: Returned | null; outboxId: string },
) {
  const { id, state, version } = before;
  const after = returned ? "returned" : "accepted";
  await tx
    .update(applications)
    .set({
      state: after,
      version: version + 1,
      updatedAt: now(),
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
      ...(returned && { fields: returned.fields, papers: returned.papers }),
    },
  });
}

/**
 * Returns an application with what is to be corrected and why, or accepts it (`returned` null): its state, the history,
 * the audit and the letter to the applicant stand or fall together. `seenVersion` is what the reader saw; whoever saw
 * something else is told so, and nothing changes. What is accepted stays so. `origin` is where links in letters lead.
 */
export const decideApplication = (
  staff: { id: string },
  { id, seenVersion, returned }: Decision,
  { submission, origin }: { submission: Submission; origin: string },
) =>
  once(submission, async (tx): Promise<DecideOutcome> => {
    const application = await lockApplication(tx, id);
    if (!application) return { done: false, reason: "not-found" };
    if (application.state === "accepted") return { done: false, reason: "accepted" };
    if (application.version !== seenVersion) return { done: false, reason: "changed-meanwhile" };
    const letter = letterOf(application, returned, origin);
    const { id: outboxId } = await enqueue(tx, {
      ...letter,
      recipient: application.email,
      about: `application:${id}`,
    });
    await write(tx, staff, application, { returned, outboxId });
    return { done: true };
  });
