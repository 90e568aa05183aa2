import { keyedHash } from "./encrypt.server";
import { requestScope } from "./request-scope.server";

/** Returns the client's address as determined by TRUST_PROXY; null outside a request. */
export const clientAddress = (): string | null => requestScope()?.address || null;

export function clientHash(): string | null {
  const address = requestScope()?.address.replace(V4_WITHIN_V6, "");
  return address ? keyedHash("where an entry of the audit came from", address) : null;
}

const HEXTETS = 8;
const V4_WITHIN_V6 = /^::ffff:(?=\d+\.)/i;

const plainOf = (address: string) => address.replace(V4_WITHIN_V6, "").replace(/%.*/, "");

function prefixOf(plain: string, bits: number): string {
  const [head = "", tail] = plain.toLowerCase().split("::");
  const parts = (text: string) => text.split(":").filter(Boolean);
  const [before, after] = [parts(head), parts(tail ?? "")];
  const between = tail === undefined ? 0 : HEXTETS - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, between)).fill("0"), ...after];
  return `${groups
    .slice(0, bits / 16)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":")}::/${bits}`;
}

/** Returns an IPv4 address, or an IPv6 /64, which usually belongs to one household. */
export function clientNetwork(address: string): string {
  const plain = plainOf(address);
  return plain.includes(":") ? prefixOf(plain, 64) : plain;
}

/** Returns an IPv4 /24 or an IPv6 /48, which usually belongs to one organisation. */
export function widerNetwork(address: string): string {
  const plain = plainOf(address);
  return plain.includes(":") ? prefixOf(plain, 48) : `${plain.split(".").slice(0, 3).join(".")}.0/24`;
}
