import { createHash, randomBytes } from "node:crypto";
import { SDJwtVcInstance } from "@sd-jwt/sd-jwt-vc";
import { now } from "~/platform/clock.server";
import { base64urlOf } from "~/proof/base64url";
import type { StoredCertificate } from "./certificates.server";
import { signingKey } from "./signing-keys.server";
import { STATUS_PATH } from "./status-token.server";

/** The credential type (`vct`) that wallets and verifiers ask for. */
const CREDENTIAL_TYPE = "urn:medical-association:registration-certificate:1";

const SALT_BYTES = 16;
const ofDay = (isoDay: string, time: string) => Date.parse(`${isoDay}T${time}+03:00`) / 1000;

/** Returns an SD-JWT VC, whose holder discloses names and numbers selectively. `origin` is the issuer. */
export async function credentialOf(certificate: StoredCertificate, origin: string): Promise<string> {
  const { serial, memberNumber, name, issuedOn, validUntil, position } = certificate;
  const key = await signingKey();
  const issuer = new SDJwtVcInstance({
    signAlg: "EdDSA",
    signer: (parts) => base64urlOf(key.sign(new TextEncoder().encode(parts))),
    hashAlg: "sha-256",
    hasher: (text) =>
      createHash("sha256")
        .update(text as string)
        .digest(),
    saltGenerator: () => randomBytes(SALT_BYTES).toString("base64url"),
  });
  const claims = { serial, number: memberNumber, name_ar: name.ar, name_en: name.en };
  return issuer.issue(
    {
      iss: origin,
      iat: Math.floor(now().getTime() / 1000),
      nbf: ofDay(issuedOn, "00:00:00"),
      exp: ofDay(validUntil, "23:59:59"),
      vct: CREDENTIAL_TYPE,
      status: { status_list: { idx: position, uri: origin + STATUS_PATH } },
      ...claims,
    },
    { _sd: ["serial", "number", "name_ar", "name_en"] },
    { header: { kid: key.kid } },
  );
}
