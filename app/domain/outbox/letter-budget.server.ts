import type { Tx } from "~/db/client.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { keyedHash } from "~/platform/encrypt.server";

const TAG = /\+[^@]*(?=@)/;

/**
 * Whether one more letter of a kind may go to an address that a stranger typed, whoever it was: three a day, however
 * the address is spelt. It counts that letter, in the transaction that puts it into the outbox.
 */
export async function mayWriteTo(tx: Tx, kind: "code" | "receipt", address: string): Promise<boolean> {
  const mailbox = address.toLowerCase().replace(TAG, "");
  const hash = keyedHash(`how often a ${kind} is written to`, mailbox);
  return (await overRateLimit("letterToMailbox", hash, { database: tx })) === null;
}
