import { and, desc, eq, inArray } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { contactEvents, contacts } from "~/db/schema";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { lockComplaint, type Worker, writeHistory } from "./deed.server";
import { replyLetter } from "./reply-letter";

type Reply = { id: number; text: string; seenVersion: number | null };
export type ReplyOutcome =
  | { done: true; way: "email" | "phone" }
  | { done: false; because: "replied-meanwhile" | "changed-meanwhile" | "not-found" };

/** Whether the last thing that changed a message was an answer. */
async function whatCameBetween(tx: Tx, contactId: number) {
  const [last] = await tx
    .select({ kind: contactEvents.kind })
    .from(contactEvents)
    .where(
      and(eq(contactEvents.contactId, contactId), inArray(contactEvents.kind, ["reply", "phone", "status"])),
    )
    .orderBy(desc(contactEvents.id))
    .limit(1);
  return last?.kind === "status" ? "changed-meanwhile" : "replied-meanwhile";
}

/**
 * Stores an answer with who gave it and when, its letter and the status 'replied', all or nothing (T9); without an
 * e-mail address it is the record of an answer by phone. `seenVersion` is what the writer saw, null for a message that
 * had no answer: whoever saw something else is told so and nothing changes.
 */
export const replyToComplaint = (worker: Worker, { id, text, seenVersion }: Reply, submission: Submission) =>
  once(submission, async (tx): Promise<ReplyOutcome> => {
    const message = await lockComplaint(tx, id);
    if (!message) return { done: false, because: "not-found" };
    const seen = seenVersion === null ? message.replySentAt === null : seenVersion === message.version;
    if (!seen) return { done: false, because: await whatCameBetween(tx, id) };
    const { email } = message;
    const way = email ? "email" : "phone";
    const letter = email
      ? await enqueue(tx, { ...replyLetter(message, text), recipient: email, about: `complaint:${id}` })
      : null;
    const at = now();
    await tx
      .update(contacts)
      .set({
        status: "replied",
        replyMessage: text,
        replySentAt: at,
        repliedBy: worker.id,
        replyWay: way,
        version: message.version + 1,
      })
      .where(eq(contacts.id, id));
    await writeHistory(tx, worker, {
      contactId: id,
      kind: way === "email" ? "reply" : "phone",
      text,
      outboxId: letter?.id,
      at,
      detail: { status: { before: message.status, after: "replied" } },
    });
    return { done: true, way };
  });
