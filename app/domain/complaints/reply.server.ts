import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { contactEvents, contacts, matches, type Tx } from "~/db";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { replyLetter, staffLetter } from "~/letters/complaints";
import { now } from "~/platform/clock.server";
import { lockComplaint } from "./complaint.server";
import { type Worker, writeHistory } from "./history.server";

type Reply = { id: number; text: string; seenVersion: number | null };
type ReplyOutcome =
  | { done: true; way: "email" | "phone" }
  | { done: false; reason: "replied-meanwhile" | "changed-meanwhile" | "not-found" };

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
 * Sends and records a reply in one transaction (T9). `seenVersion` is the version that the writer saw; if it changed,
 * nothing is sent.
 */
export const replyToComplaint = (worker: Worker, { id, text, seenVersion }: Reply, submission: Submission) =>
  once(submission, async (tx): Promise<ReplyOutcome> => {
    const message = await lockComplaint(tx, id);
    if (!message) return { done: false, reason: "not-found" };
    const seen = seenVersion === null ? message.replySentAt === null : seenVersion === message.version;
    if (!seen) return { done: false, reason: await whatCameBetween(tx, id) };
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

type Letter = { to: string; subject: string; text: string };
type LetterOutcome = { done: true } | { done: false; reason: "no-such-complaint" };

/** Ignores case; the index narrows the search, the comparison decides. */
async function latestFrom(tx: Tx, address: string) {
  const same = sql`lower(${contacts.email}) = lower(${address})`;
  const [message] = await tx
    .select()
    .from(contacts)
    .where(and(matches(contacts.searchKey, address), same))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(1);
  return message ?? null;
}

/** Writes only to an address that left a message (R14), whose status stays. All or nothing. */
export const writeLetter = (worker: Worker, { to, subject, text }: Letter, submission: Submission) =>
  once(submission, async (tx): Promise<LetterOutcome> => {
    const message = await latestFrom(tx, to);
    if (!message?.email) return { done: false, reason: "no-such-complaint" };
    const { id, email: recipient, reference, language } = message;
    const letter = staffLetter({ subject, text, reference, language });
    const { id: outboxId } = await enqueue(tx, { ...letter, recipient, about: `complaint:${id}` });
    const action = "complaint.letter";
    await writeHistory(tx, worker, { contactId: id, kind: "reply", action, text, outboxId });
    return { done: true };
  });
