import type { Tx } from "~/db/client.server";
import { countTry } from "~/domain/limits/count-try.server";
import { keyedHash } from "~/platform/keyed-hash.server";

const LETTERS_A_DAY = 3;
const DAY_S = 24 * 60 * 60;
const TAG = /\+[^@]*(?=@)/;

/**
 * Whether one more letter of a kind may go to an address that a stranger typed, whoever it was: three a day, however
 * the address is spelt. It counts that letter, in the transaction that puts it into the outbox.
 */
export async function mayWriteTo(tx: Tx, kind: "code" | "receipt", address: string): Promise<boolean> {
  const mailbox = address.toLowerCase().replace(TAG, "");
  const key = `letters-to:${keyedHash(`how often a ${kind} is written to`, mailbox)}`;
  return (await countTry(key, LETTERS_A_DAY, DAY_S, tx)) === null;
}
