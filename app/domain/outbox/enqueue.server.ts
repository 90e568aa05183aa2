import { outbox, type Tx } from "~/db";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { keyedHash } from "~/platform/encrypt.server";

type Letter = {
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** What caused it, as `noun:id`. */
  about: string;
};

const HEADER_BREAK = /\p{Cc}/u;
const TAG = /\+[^@]*(?=@)/;

/** Puts a letter into the outbox in the transaction of what causes it; the letter goes out if, and only if, that holds. */
export async function enqueue(tx: Tx, letter: Letter): Promise<{ id: string }> {
  if (HEADER_BREAK.test(letter.recipient + letter.subject))
    throw new Error("a mail header holds a control character");
  const [row] = await tx.insert(outbox).values(letter).returning({ id: outbox.id });
  return row!;
}

/**
 * Whether one more letter of a kind may go to an address that a stranger typed, whoever it was: three a day, however
 * the address is spelt. It counts that letter, in the transaction that puts it into the outbox.
 */
export async function mayWriteTo(tx: Tx, kind: "code" | "receipt", address: string): Promise<boolean> {
  const mailbox = address.toLowerCase().replace(TAG, "");
  const hash = keyedHash(`how often a ${kind} is written to`, mailbox);
  return (await overRateLimit("letterToMailbox", hash, { database: tx })) === null;
}
