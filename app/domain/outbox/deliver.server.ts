import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { outbox } from "~/db/schema";
import { canSend, sendMail } from "~/platform/mail.server";
import { afterTry } from "./retry";

/** Longer than the longest wait for the mail service, or two processes would have one letter in hand. */
const LEASE_SECONDS = 20;

type Leased = {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  tries: number;
  age: number;
};

/** Takes one letter that is due and that no other process has in hand. */
async function lease(): Promise<Leased | null> {
  const [row] = await db.execute<Leased>(sql`
    update outbox set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), tries = tries + 1
    where id = (
      select id from outbox
      where state = 'waiting' and next_try_at <= now() and (leased_until is null or leased_until < now())
      order by next_try_at limit 1 for update skip locked
    )
    returning id, recipient, subject, html, text, tries, extract(epoch from now() - created_at)::float as age`);
  return row ?? null;
}

/** Notes what became of a try. Only a letter's latest try may put it off or give it up: an older one knows less. */
async function settle(letter: Leased): Promise<void> {
  const next = afterTry(await sendMail(letter), letter.tries, letter.age, Math.random());
  const latest = and(eq(outbox.id, letter.id), eq(outbox.state, "waiting"), eq(outbox.tries, letter.tries));
  const ended = { leasedUntil: null, lastError: next.state === "sent" ? null : next.reason };
  await db
    .update(outbox)
    .set(
      next.state === "waiting"
        ? { ...ended, nextTryAt: sql`now() + make_interval(secs => ${next.inSeconds})` }
        : { ...ended, state: next.state, sentAt: next.state === "sent" ? sql`now()` : null },
    )
    .where(next.state === "sent" ? eq(outbox.id, letter.id) : latest);
}

/** Sends the next letter that is due; false when there is none or mail is not set up. Safe in several processes. */
export async function deliverNext(): Promise<boolean> {
  if (!canSend()) return false;
  const letter = await lease();
  if (letter) await settle(letter);
  return letter !== null;
}
