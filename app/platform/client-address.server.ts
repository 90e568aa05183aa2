import { keyedHash } from "./keyed-hash.server";
import { requestScope } from "./request-scope.server";

const V4_WITHIN_V6 = /^::ffff:(?=\d+\.)/i;

/** The address of the request's client as the server worked it out (TRUST_PROXY); null outside a request. */
export const clientAddress = (): string | null => requestScope()?.address || null;

/**
 * The address of the request's client as an HMAC under a key of this installation: the same for the same client, and no
 * address for who reads it. Null outside a request.
 */
export function clientHash(): string | null {
  const address = requestScope()?.address.replace(V4_WITHIN_V6, "");
  return address ? keyedHash("where an entry of the audit came from", address) : null;
}
