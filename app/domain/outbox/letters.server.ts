import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { db, outbox } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { pageOf } from "~/fields/pagination";
import { NotFound } from "~/platform/not-found";
import type { LetterState } from "./letter-state";
import type { OutboxFigures } from "./mail-state";
import { maskedEmail } from "./masked-email";

const LETTERS_PER_PAGE = 25;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function countLetters(): Promise<Record<LetterState, number>> {
  const rows = await db.select({ state: outbox.state, count: count() }).from(outbox).groupBy(outbox.state);
  return { waiting: 0, sent: 0, failed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) };
}

/** Returns a page of 25 emails of a state, newest first, with masked recipients. A page beyond the last is the last. */
export async function listLetters(state: LetterState, requestedPage: number) {
  const counts = await countLetters();
  const { page, pages, offset } = pageOf(requestedPage, counts[state], LETTERS_PER_PAGE);
  const rows = await db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      tries: outbox.tries,
      lastError: outbox.lastError,
      nextTryAt: outbox.nextTryAt,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(eq(outbox.state, state))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(LETTERS_PER_PAGE)
    .offset(offset);
  const letters = rows.map((row) => ({ ...row, recipient: maskedEmail(row.recipient) }));
  return { letters, counts, page, pages };
}

const masked = (text: string, address: string) => text.replaceAll(address, maskedEmail(address));

/** Returns an email with its recipient masked everywhere; throws NotFound. */
export async function getLetter(id: string | undefined) {
  const [letter] = id && UUID.test(id) ? await db.select().from(outbox).where(eq(outbox.id, id)) : [];
  if (!letter) throw new NotFound();
  const { recipient, text, lastError } = letter;
  return {
    ...letter,
    recipient: maskedEmail(recipient),
    text: masked(text, recipient),
    lastError: lastError && masked(lastError, recipient),
  };
}

/** Returns the full address of an email's recipient for an admin, and records it. */
export const showRecipient = (staff: { id: string }, id: string, submission: Submission) =>
  once(submission, async (tx) => {
    await record(tx, byStaff(staff), { action: "outbox.recipient", subject: `letter:${id}` });
    return { shown: true };
  });

export async function findRecipient(id: string): Promise<string | null> {
  const [letter] = await db.select({ recipient: outbox.recipient }).from(outbox).where(eq(outbox.id, id));
  return letter?.recipient ?? null;
}

/** Counts the waiting and failed emails of all processes, with the age of the oldest waiting one. */
export async function findOutboxFigures(): Promise<OutboxFigures> {
  const [row] = await db.execute<OutboxFigures>(sql`
    select
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      extract(epoch from now() - min(created_at) filter (where state = 'waiting'))::float8 as "oldestWaiting",
      extract(epoch from now() - min(created_at)
        filter (where state = 'waiting' and last_error is not null))::float8 as "oldestTried",
      (select extract(epoch from now() - sent_at)::float8 from outbox
        where state = 'sent' order by created_at desc limit 1) as "lastSent"
    from outbox where state in ('waiting', 'failed')`);
  return row!;
}

/**
 * Puts a failed letter back in line, or lets a waiting one go before its time; false, and nothing changed, for one that
 * was sent. A letter that a process has in hand stays in its hand.
 */
export const sendAgain = (staff: { id: string }, id: string, submission: Submission) =>
  once(submission, async (tx) => {
    const [letter] = await tx
      .update(outbox)
      .set({
        state: "waiting",
        tries: sql`case when ${outbox.state} = 'failed' then 0 else ${outbox.tries} end`,
        nextTryAt: sql`now()`,
      })
      .where(and(eq(outbox.id, id), inArray(outbox.state, ["failed", "waiting"])))
      .returning({ id: outbox.id });
    if (!letter) return { done: false };
    await record(tx, byStaff(staff), { action: "outbox.send-again", subject: `letter:${id}` });
    return { done: true };
  });
