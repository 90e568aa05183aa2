import { base64urlBytes, base64urlOf } from "./base64url";
import type { PublicKey, Verify } from "./check-signed-certificate";

/** Packs one bit for each index, the lowest of a byte first, as the IETF Token Status List does. */
export function packStatuses(cancelled: readonly number[], places: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(places / 8));
  for (const place of cancelled) bytes[place >> 3]! |= 1 << (place & 7);
  return bytes;
}

const isSet = (bytes: Uint8Array, place: number) => (((bytes[place >> 3] ?? 0) >> (place & 7)) & 1) === 1;

/** EdDSA, and the newer name for Ed25519 only. */
const SIGNED_BY = ["EdDSA", "Ed25519"];

const jsonOf = (part: string) => JSON.parse(new TextDecoder().decode(base64urlBytes(part)!));

async function unpacked(lst: string): Promise<Uint8Array> {
  const packed = new Blob([base64urlBytes(lst)!]).stream();
  return new Uint8Array(
    await new Response(packed.pipeThrough(new DecompressionStream("deflate"))).arrayBuffer(),
  );
}

/**
 * `asOf` is in seconds. An index beyond the end belongs to a certificate that was issued later, and counts as not
 * cancelled.
 */
export type StatusList = { asOf: number; isCancelled(place: number): boolean };

type Trusted = { keys: readonly PublicKey[]; verify: Verify };

/** Reads and verifies certificate-status.json; null if it is malformed or none of the keys signed it. */
export async function readStatusList(text: string, { keys, verify }: Trusted): Promise<StatusList | null> {
  try {
    const [header, payload, signature] = (JSON.parse(text).token as string).split(".") as [
      string,
      string,
      string,
    ];
    const { alg, kid } = jsonOf(header);
    const key = keys.find((one) => one.kid === kid);
    if (!key || !SIGNED_BY.includes(alg)) return null;
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    if (!(await verify(base64urlBytes(key.x)!, base64urlBytes(signature)!, signed))) return null;
    const { iat, status_list } = jsonOf(payload);
    if (status_list.bits !== 1) return null;
    const bytes = await unpacked(status_list.lst);
    return { asOf: Number(iat) || 0, isCancelled: (place) => isSet(bytes, place) };
  } catch {
    return null;
  }
}

/** Returns the parts of a token that are signed. */
export const tokenParts = (header: object, payload: object): string =>
  [header, payload].map((part) => base64urlOf(new TextEncoder().encode(JSON.stringify(part)))).join(".");
