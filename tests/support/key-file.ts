import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createRequire } from "node:module";

// node-forge comes with the signer and has no types of its own.
const forge = createRequire(createRequire(import.meta.url).resolve("@signpdf/signer-p12"))("node-forge");

type KeyFile = { p12: Buffer; publicKey: KeyObject };

/** Makes a key file (PKCS #12) with a certificate that its owner signed. */
export function keyFile(owner: { password: string; name: string; validUntil: Date }): KeyFile {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = pair.privateKey.export({ type: "pkcs8", format: "pem" }) as string;
  const key = forge.pki.privateKeyFromPem(pem);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = "01";
  certificate.validity.notBefore = new Date("2026-01-01T00:00:00Z");
  certificate.validity.notAfter = owner.validUntil;
  const name = [{ name: "commonName", value: owner.name }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(key, forge.md.sha256.create());
  const p12 = forge.pkcs12.toPkcs12Asn1(key, certificate, owner.password, { algorithm: "aes256" });
  return {
    p12: Buffer.from(forge.asn1.toDer(p12).getBytes(), "latin1"),
    publicKey: createPublicKey(pair.privateKey),
  };
}

/**
 * Reads a detached signature (PKCS #7), of which zeros may follow: the digest of what it signs, its signed attributes
 * as they were signed, and the signature over them.
 */
export function signedAttributes(bytes: Buffer) {
  const asn1 = forge.asn1.fromDer(bytes.toString("latin1"), { parseAllBytes: false });
  const { rawCapture } = forge.pkcs7.messageFromAsn1(asn1);
  const { SET, OCTETSTRING } = forge.asn1.Type;
  const attributes = forge.asn1.create(
    forge.asn1.Class.UNIVERSAL,
    SET,
    true,
    rawCapture.authenticatedAttributes,
  );
  const der = (value: string) => Buffer.from(value, "latin1");
  const digest = rawCapture.authenticatedAttributes
    .map(
      (attribute: { value: Array<{ value: string | Array<{ type: number; value: string }> }> }) =>
        attribute.value,
    )
    .find(
      ([type]: [{ value: string }]) => forge.asn1.derToOid(type.value) === forge.pki.oids.messageDigest,
    )[1]
    .value.find(({ type }: { type: number }) => type === OCTETSTRING).value;
  return {
    digest: der(digest),
    attributes: der(forge.asn1.toDer(attributes).getBytes()),
    signature: der(rawCapture.signature),
  };
}
