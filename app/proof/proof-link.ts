import { base64urlBytes } from "./base64url";

/** Precedes the signed facts in the fragment; a new format would get another version. */
const VERSION = "1.";
/** Only the punctuation of a sentence from which the address was copied may follow. */
const SIGNED = /(?:#|%23)1\.([\w-]+)[\s.,;:!?)\]}"'»،؛]*$/i;
const ADDRESS = /\/verify\/([^/?#%\s]+)/;

export const proofFragment = (proof: string): string => `#${VERSION}${proof}`;

export type ProofLink = { code: string | null; proof: Uint8Array | null };

/** Parses the text of a QR code or an address: the verification code and, if present, the signed facts. */
export function readProofLink(text: string): ProofLink {
  const trimmed = text.trim();
  const [, signed] = SIGNED.exec(trimmed) ?? [];
  const [, code] = ADDRESS.exec(trimmed) ?? [];
  return { code: code ?? null, proof: signed ? base64urlBytes(signed) : null };
}
