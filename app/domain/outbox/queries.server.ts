import { count, desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { outbox } from "~/db/schema";
import type { LetterState } from "./letter-states";
import { masked } from "./masked";

export const LETTERS_PER_PAGE = 25;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How many letters wait, were sent and failed. */
export async function countLetters(): Promise<Record<LetterState, number>> {
  const rows = await db.select({ state: outbox.state, count: count() }).from(outbox).groupBy(outbox.state);
  return { waiting: 0, sent: 0, failed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) };
}

/** How many letters failed and wait for somebody to look at them. */
export const countFailedLetters = () => db.$count(outbox, eq(outbox.state, "failed"));

/** One page of 25 letters of a state, the newest first, their recipients masked. A page beyond the last is the last. */
export async function listLetters(state: LetterState, asked: number) {
  const counts = await countLetters();
  const pages = Math.max(1, Math.ceil(counts[state] / LETTERS_PER_PAGE));
  const page = Math.min(Math.max(1, asked), pages);
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
    .offset((page - 1) * LETTERS_PER_PAGE);
  const letters = rows.map((row) => ({ ...row, recipient: masked(row.recipient) }));
  return { letters, counts, page, pages };
}

/** A letter with its recipient and its text; throws a 404 answer where there is none. */
export async function getLetter(id: string | undefined) {
  const [letter] = id && UUID.test(id) ? await db.select().from(outbox).where(eq(outbox.id, id)) : [];
  if (!letter) throw new Response(null, { status: 404 });
  return letter;
}
