import { and, desc, sql } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { contacts } from "~/db/schema";
import { matches } from "~/db/search";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { type Worker, writeHistory } from "./deed.server";
import { staffLetter } from "./staff-letter";

type Letter = { to: string; subject: string; text: string };
export type LetterOutcome = { done: true } | { done: false; because: "no-such-complaint" };

/** The latest message from an address, however it is capitalised; the index narrows, the comparison decides. */
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

/**
 * Puts a letter of the staff's own words into the outbox, to nobody but who left this address with a message (R14), and
 * into the history of the latest such message, whose status stays as it is. All or nothing.
 */
export const writeLetter = (worker: Worker, { to, subject, text }: Letter, submission: Submission) =>
  once(submission, async (tx): Promise<LetterOutcome> => {
    const message = await latestFrom(tx, to);
    if (!message?.email) return { done: false, because: "no-such-complaint" };
    const { id, email: recipient, reference, language } = message;
    const letter = staffLetter({ subject, text, reference, language });
    const { id: outboxId } = await enqueue(tx, { ...letter, recipient, about: `complaint:${id}` });
    const action = "complaint.letter";
    await writeHistory(tx, worker, { contactId: id, kind: "reply", action, text, outboxId });
    return { done: true };
  });
