import { eq } from "drizzle-orm";
import { contacts, staffUsers } from "~/db/schema";
import { once, type Submission } from "~/domain/submissions/once.server";
import { findCaretaker } from "./caretakers.server";
import { lockComplaint, type Worker, writeHistory } from "./deed.server";

type Assignment = { id: number; assignedTo: string | null };
export type AssignOutcome = { done: true } | { done: false; because: "not-staff" | "not-found" };

/** Gives a message to an active editor or admin, or to nobody; the history keeps the names of both. */
export const assignComplaint = (worker: Worker, { id, assignedTo }: Assignment, submission: Submission) =>
  once(submission, async (tx): Promise<AssignOutcome> => {
    const message = await lockComplaint(tx, id);
    if (!message) return { done: false, because: "not-found" };
    if (message.assignedTo === assignedTo) return { done: true };
    const after = assignedTo ? await findCaretaker(tx, assignedTo) : null;
    if (assignedTo && after === null) return { done: false, because: "not-staff" };
    const [old] = message.assignedTo
      ? await tx
          .select({ name: staffUsers.fullName })
          .from(staffUsers)
          .where(eq(staffUsers.id, message.assignedTo))
      : [];
    await tx.update(contacts).set({ assignedTo }).where(eq(contacts.id, id));
    await writeHistory(tx, worker, {
      contactId: id,
      kind: "assigned",
      before: old?.name,
      after,
      detail: { assignedTo: { before: message.assignedTo, after: assignedTo } },
    });
    return { done: true };
  });
