import { eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { internshipApplications as applications } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { acceptedLetter, returnedLetter } from "~/letters/internships";
import { now } from "~/platform/clock.server";
import type { ReturnInput } from "./decision-input";
import { writeHistory } from "./history.server";
import { receiptPath } from "./receipt-link.server";

type Returned = Omit<ReturnInput, "version">;
export type Decision = { id: number; seenVersion: number | null; returned: Returned | null };
export type DecideOutcome =
  | { done: true }
  | { done: false; because: "accepted" | "changed-meanwhile" | "not-found" };
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
  returned: Returned | null,
  outboxId: string,
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
  const said = { text: returned?.reason, fields: returned?.fields };
  await writeHistory(tx, { applicationId: id, kind: after, staffId: staff.id, outboxId, ...said });
  await record(tx, {
    actor: { kind: "staff", id: staff.id },
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
    if (!application) return { done: false, because: "not-found" };
    if (application.state === "accepted") return { done: false, because: "accepted" };
    if (application.version !== seenVersion) return { done: false, because: "changed-meanwhile" };
    const letter = letterOf(application, returned, origin);
    const { id: outboxId } = await enqueue(tx, {
      ...letter,
      recipient: application.email,
      about: `application:${id}`,
    });
    await write(tx, staff, application, returned, outboxId);
    return { done: true };
  });
