import { type SQL, sql } from "drizzle-orm";
import { outbox, type Tx } from "~/db";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { keyedHash } from "~/platform/encrypt.server";

type Letter = {
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** The record that caused the email, as `noun:id`. */
  about: string;
};

const HEADER_BREAK = /\p{Cc}/u;
const TAG = /\+[^@]*(?=@)/;

const refuseHeaderBreak = (header: string) => {
  if (HEADER_BREAK.test(header)) throw new Error("a mail header holds a control character");
};

/** Puts a letter into the outbox in the transaction of what causes it; the letter goes out if, and only if, that holds. */
export async function enqueue(tx: Tx, letter: Letter): Promise<{ id: string }> {
  refuseHeaderBreak(letter.recipient + letter.subject);
  const [row] = await tx.insert(outbox).values(letter).returning({ id: outbox.id });
  return row!;
}

/**
 * Puts the same letter into the outbox for each row of `recipients`: recipient, about, and wait, the seconds until it may
 * go out.
 */
export async function enqueueForEach(
  tx: Tx,
  { subject, html, text }: Pick<Letter, "subject" | "html" | "text">,
  recipients: SQL,
): Promise<void> {
  refuseHeaderBreak(subject);
  await tx.execute(sql`
    insert into ${outbox} (recipient, subject, html, text, about, next_try_at)
    select recipient, ${subject}, ${html}, ${text}, about, now() + make_interval(secs => wait)
    from (${recipients}) r`);
}

/**
 * Returns true if one more email of this kind may be sent to an address that a stranger typed: three a day, whatever
 * the spelling. Counts this email, in the transaction that queues it.
 */
export async function maySendTo(tx: Tx, kind: "code" | "receipt", address: string): Promise<boolean> {
  const mailbox = address.toLowerCase().replace(TAG, "");
  const hash = keyedHash(`how often a ${kind} is written to`, mailbox);
  return (await overRateLimit("letterToMailbox", hash, { database: tx })) === null;
}
