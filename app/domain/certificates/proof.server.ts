import { createPublicKey, verify as verifySignature } from "node:crypto";
import { encode, rfc8949EncodeOptions } from "cborg";
import { base64urlOf } from "~/proof/base64url";
import type { Verify } from "~/proof/check-signed-certificate";
import { ALGORITHM, KEY_ID, SIGNED_BY, signedBytesOf } from "~/proof/cose-sign1";
import type { SignedFacts } from "~/proof/signed-facts";
import type { SigningKey } from "./signing-keys.server";

export const encodeFacts = (facts: SignedFacts): Uint8Array => encode(facts, rfc8949EncodeOptions);

/** Omits the optional tag, because a shorter code is easier to scan. */
export function coseSign1(payload: Uint8Array, { kid, sign }: SigningKey): Uint8Array {
  const header = encode(
    new Map<number, unknown>([
      [ALGORITHM, SIGNED_BY[0]],
      [KEY_ID, new TextEncoder().encode(kid)],
    ]),
  );
  return encode([header, new Map(), payload, sign(signedBytesOf(header, payload))]);
}

type Certified = {
  serial: string;
  memberNumber: number;
  name: { ar: string; en: string };
  issuedOn: string;
  validUntil: string;
  position: number;
};

/** Returns the signed facts in base64url; `iss` is the origin at which they can be verified. */
export function proofOf(certified: Certified, iss: string, key: SigningKey): string {
  const { serial, memberNumber, name, issuedOn, validUntil, position } = certified;
  const facts = encodeFacts({
    ...{ iss, serial, number: memberNumber, name_ar: name.ar, name_en: name.en },
    ...{ issued: issuedOn, until: validUntil, idx: position },
  });
  return base64urlOf(coseSign1(facts, key));
}

/** Verifies Ed25519 with Node's own cryptography. */
export const verify: Verify = (key, signature, signed) => {
  const jwk = { kty: "OKP", crv: "Ed25519", x: base64urlOf(key) };
  try {
    return verifySignature(null, signed, createPublicKey({ key: jwk, format: "jwk" }), signature);
  } catch {
    return false;
  }
};
