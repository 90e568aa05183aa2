import { and, eq, sql } from "drizzle-orm";
import { db, outbox } from "~/db";
import { canSend, sendMail } from "~/platform/mail.server";
import { isDue, leaseColumns, resultColumns, startDeliveries } from "./lease.server";
import { afterTry } from "./retry";

const APART_MS = 450;
const BETWEEN_LETTERS_MS = 500;

type Leased = {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  tries: number;
  age: number;
};

async function lease(): Promise<Leased | null> {
  const [row] = await db.execute<Leased>(sql`
    update outbox set ${leaseColumns}
    where id = (
      select id from outbox
      where ${isDue}
      order by next_try_at limit 1 for update skip locked
    )
    returning id, recipient, subject, html, text, tries, extract(epoch from now() - created_at)::float as age`);
  return row ?? null;
}

/** Notes what became of a try. Only a letter's latest try may put it off or give it up: an older one knows less. */
async function settle(letter: Leased): Promise<void> {
  const next = afterTry(await sendMail(letter), letter.tries, letter.age, Math.random());
  const latest = and(eq(outbox.id, letter.id), eq(outbox.state, "waiting"), eq(outbox.tries, letter.tries));
  await db
    .update(outbox)
    .set(resultColumns(next))
    .where(next.state === "sent" ? eq(outbox.id, letter.id) : latest);
}

/** Sends the next letter that is due; false when there is none or mail is not set up. Safe in several processes. */
export async function deliverNext(): Promise<boolean> {
  if (!canSend()) return false;
  const letter = await lease();
  if (letter) await settle(letter);
  return letter !== null;
}

/**
 * Returns true if this process may send the next email now: one is due, and no process took a turn within the last half
 * second. The mail service accepts two emails a second from all processes together.
 */
export async function acquireSendTurn(): Promise<boolean> {
  const turns = await db.execute(sql`
    insert into throttles (key, count)
    select 'outbox', 1 where exists (
      select from outbox
      where ${isDue}
    )
    on conflict (key) do update set window_started_at = now()
      where throttles.window_started_at <= now() - make_interval(secs => ${APART_MS / 1000})
    returning key`);
  return turns.length > 0;
}

const deliverInTurn = async () => canSend() && (await acquireSendTurn()) && (await deliverNext());

/** Returns a function that stops after the current email. */
export const startOutboxLoop = () =>
  startDeliveries({ name: "letters", deliver: deliverInTurn, apartMs: BETWEEN_LETTERS_MS });
