import { readCbor } from "./cbor";

export const ALGORITHM = 1;
const CRITICAL = 2;
export const KEY_ID = 4;
const SIGN1_TAG = 18;
/** EdDSA, and its newer identifier for Ed25519 only. */
export const SIGNED_BY = [-8, -19] as const;

export type Sign1 = {
  kid: string;
  payload: Uint8Array;
  signature: Uint8Array;
  signedBytes: Uint8Array;
};

/** The CBOR of ["Signature1", …], of which only two parts differ. */
const BEGINNING = [0x84, 0x6a, ...new TextEncoder().encode("Signature1")];
const NO_BYTES = 0x40;

function asBytes(bytes: Uint8Array): number[] {
  const { length } = bytes;
  const head =
    length < 24 ? [0x40 + length] : length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];
  return [...head, ...bytes];
}

/** Returns the bytes that are signed (RFC 9052 §4.4), without external data. */
export const signedBytesOf = (header: Uint8Array, payload: Uint8Array): Uint8Array =>
  Uint8Array.from([...BEGINNING, ...asBytes(header), NO_BYTES, ...asBytes(payload)]);

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

/** Critical header parameters have to be understood, or the signature is refused (RFC 9052, 3.1). */
const understandsCritical = (critical: unknown): boolean =>
  critical === undefined ||
  (Array.isArray(critical) &&
    critical.length > 0 &&
    critical.every((label) => label === ALGORITHM || label === KEY_ID));

function readParts([header, unprotected, payload, signature, ...more]: unknown[]): Sign1 | null {
  if (!isBytes(header) || !isBytes(payload) || !isBytes(signature) || more.length) return null;
  const stated = header.length ? readCbor(header) : new Map();
  if (!(stated instanceof Map) || !(unprotected instanceof Map)) return null;
  if (!understandsCritical(stated.get(CRITICAL)) || unprotected.has(CRITICAL)) return null;
  if (!SIGNED_BY.includes(stated.get(ALGORITHM))) return null;
  const kid = stated.get(KEY_ID) ?? unprotected.get(KEY_ID);
  if (!isBytes(kid)) return null;
  return {
    kid: new TextDecoder().decode(kid),
    payload,
    signature,
    signedBytes: signedBytesOf(header, payload),
  };
}

/** A QR code cannot hold more bytes. */
const MAX_BYTES = 4096;

/** Null for what is no COSE_Sign1, or of another algorithm. */
export function readSign1(bytes: Uint8Array): Sign1 | null {
  if (bytes.length > MAX_BYTES) return null;
  try {
    const parts = readCbor(bytes, { allowedTag: SIGN1_TAG });
    return Array.isArray(parts) ? readParts(parts) : null;
  } catch {
    return null;
  }
}
