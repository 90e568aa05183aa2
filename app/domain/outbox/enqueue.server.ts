import type { Tx } from "~/db/client.server";
import { outbox } from "~/db/schema";

export type Letter = {
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** What caused it, as `noun:id`. */
  about: string;
};

const HEADER_BREAK = /\p{Cc}/u;

/** Puts a letter into the outbox in the transaction of what causes it; the letter goes out if, and only if, that holds. */
export async function enqueue(tx: Tx, letter: Letter): Promise<{ id: string }> {
  if (HEADER_BREAK.test(letter.recipient + letter.subject))
    throw new Error("a mail header holds a control character");
  const [row] = await tx.insert(outbox).values(letter).returning({ id: outbox.id });
  return row!;
}
