import type { PublicKey } from "./check-signed-certificate";

type Jwk = Partial<PublicKey> & { kty?: string; crv?: string };

const isSeconds = (value: unknown) => value === undefined || typeof value === "number";

const isKey = (key: Jwk): key is PublicKey & Jwk =>
  key?.kty === "OKP" &&
  key.crv === "Ed25519" &&
  typeof key.kid === "string" &&
  typeof key.x === "string" &&
  isSeconds(key.nbf) &&
  isSeconds(key.exp);

/** Returns the keys of a JWK set that may sign certificates; null if the text is not one. */
export function readKeySet(text: string): PublicKey[] | null {
  try {
    const { keys } = JSON.parse(text);
    return Array.isArray(keys) ? keys.filter(isKey) : null;
  } catch {
    return null;
  }
}

export const keySet = (keys: readonly PublicKey[]) => ({
  keys: keys.map(({ kid, x, nbf, exp }) => ({
    ...{ kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig" },
    ...{ kid, x, nbf, exp },
  })),
});
