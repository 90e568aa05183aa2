const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BITS = 5;

/** RFC 4648 base32 without padding, as authenticator apps take a secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(BITS, "0"), 2)]).join("");
}

/** The bytes of a base32 text; incomplete last bits are dropped. */
export function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(BITS, "0")).join("");
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
