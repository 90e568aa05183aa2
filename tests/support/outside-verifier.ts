import { createHash, createPublicKey, verify } from "node:crypto";
import { SDJwtVcInstance } from "@sd-jwt/sd-jwt-vc";

type Jwk = { kid: string; kty: string; crv: string; x: string };

const AN_HOUR = 60 * 60;

const partOf = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split(".")[index]!, "base64url").toString());

/**
 * Verifies a credential as a stranger would: with nothing but a library, the issuer's metadata and the status list that the
 * credential names, at the time of issue. Resolves to the disclosed claims; rejects if it is invalid or cancelled.
 */
export async function verifyAsOutsider(credential: string) {
  const { iss, iat } = partOf(credential, 1) as { iss: string; iat: number };
  const metadata = await fetch(`${iss}/.well-known/jwt-vc-issuer`);
  const { issuer, jwks } = (await metadata.json()) as { issuer: string; jwks: { keys: Jwk[] } };
  if (issuer !== iss) throw new Error(`${iss} names ${issuer} as its issuer`);
  const keyOf = ({ kid }: { kid: string }) =>
    createPublicKey({ key: jwks.keys.find((key) => key.kid === kid)!, format: "jwk" });
  const verifierOf = (token: string) => (signed: string, signature: string) =>
    verify(null, Buffer.from(signed), keyOf(partOf(token, 0)), Buffer.from(signature, "base64url"));
  const statusVerifier = (signed: string, signature: string) => verifierOf(signed)(signed, signature);
  const verifier = new SDJwtVcInstance({
    hashAlg: "sha-256",
    hasher: (text) =>
      createHash("sha256")
        .update(text as string)
        .digest(),
    verifier: verifierOf(credential),
    statusVerifier,
  });
  // The status list is signed when it is asked for, which may be seconds after the credential.
  const { payload } = await verifier.verify(credential, { currentDate: iat, skewSeconds: AN_HOUR });
  return payload as Record<string, unknown>;
}
