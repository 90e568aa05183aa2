import { AsyncLocalStorage } from "node:async_hooks";
import { keyedHash } from "./keyed-hash.server";

const client = new AsyncLocalStorage<string>();
const V4_WITHIN_V6 = /^::ffff:(?=\d+\.)/i;

/** Does the work of one request; whatever it leads to knows, through `clientHash`, which client it is for. */
export const forClient = <Result>(address: string, work: () => Result): Result => client.run(address, work);

/** The address of the request's client as the server worked it out (TRUST_PROXY); null outside a request. */
export const clientAddress = (): string | null => client.getStore() || null;

/**
 * The address of the request's client as an HMAC under a key of this installation: the same for the same client, and no
 * address for who reads it. Null outside a request.
 */
export function clientHash(): string | null {
  const address = client.getStore()?.replace(V4_WITHIN_V6, "");
  return address ? keyedHash("where an entry of the audit came from", address) : null;
}
