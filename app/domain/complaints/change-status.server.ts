import { eq } from "drizzle-orm";
import { contacts } from "~/db/schema";
import { once, type Submission } from "~/domain/submissions/once.server";
import { lockComplaint, type Worker, writeHistory } from "./deed.server";
import type { Status } from "./status";

type Change = { id: number; status: Status; seenVersion: number | null };
export type ChangeOutcome = { done: true } | { done: false; because: "changed-meanwhile" | "not-found" };

/**
 * Sets a message's status, whichever it had. `seenVersion` is what the page showed, null for whatever is there now;
 * what has the status already is left as it is.
 */
export const changeStatus = (worker: Worker, { id, status, seenVersion }: Change, submission: Submission) =>
  once(submission, async (tx): Promise<ChangeOutcome> => {
    const message = await lockComplaint(tx, id);
    if (!message) return { done: false, because: "not-found" };
    if (message.status === status) return { done: true };
    if (seenVersion !== null && seenVersion !== message.version)
      return { done: false, because: "changed-meanwhile" };
    await tx
      .update(contacts)
      .set({ status, version: message.version + 1 })
      .where(eq(contacts.id, id));
    const change = { before: message.status, after: status };
    await writeHistory(tx, worker, { contactId: id, kind: "status", ...change, detail: { status: change } });
    return { done: true };
  });
