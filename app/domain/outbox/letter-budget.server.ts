import type { Tx } from "~/db/client.server";
import { countTry } from "~/domain/limits/count-try.server";
import { keyedHash } from "~/platform/keyed-hash.server";

const LETTERS_A_DAY = 3;
const DAY_S = 24 * 60 * 60;

/**
 * Whether one more letter may go to an address that a stranger typed, whoever it was: three a day. It counts that
 * letter, in the transaction that puts it into the outbox.
 */
export async function mayWriteTo(tx: Tx, address: string): Promise<boolean> {
  const key = `letters-to:${keyedHash("how often an address is written to", address.toLowerCase())}`;
  return (await countTry(key, LETTERS_A_DAY, DAY_S, tx)) === null;
}
