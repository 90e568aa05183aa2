import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createRequire } from "node:module";

// Untyped on purpose: the tests read structures that its types do not describe.
const forge = createRequire(import.meta.url)("node-forge");

type KeyFile = { p12: Buffer; publicKey: KeyObject };

type Owner = { name: string; validUntil: Date };

/** A key and the certificate that its owner signed. */
function selfSigned({ name, validUntil }: Owner) {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = pair.privateKey.export({ type: "pkcs8", format: "pem" }) as string;
  const key = forge.pki.privateKeyFromPem(pem);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = "01";
  certificate.validity.notBefore = new Date("2026-01-01T00:00:00Z");
  certificate.validity.notAfter = validUntil;
  const subject = [{ name: "commonName", value: name }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.sign(key, forge.md.sha256.create());
  return { pair, pem, key, certificate };
}

const derOf = (asn1: unknown) => Buffer.from(forge.asn1.toDer(asn1).getBytes(), "latin1");

/** Makes a key file (PKCS #12) with a certificate that its owner signed. */
export function keyFile({ password, ...owner }: Owner & { password: string }): KeyFile {
  const { pair, key, certificate } = selfSigned(owner);
  const p12 = forge.pkcs12.toPkcs12Asn1(key, certificate, password, { algorithm: "aes256" });
  return { p12: derOf(p12), publicKey: createPublicKey(pair.privateKey) };
}

/** A private key and its certificate, without a file around them. */
export function ownCertificate(name: string): { pem: string; der: Buffer } {
  const { pem, certificate } = selfSigned({ name, validUntil: new Date("2030-01-01T00:00:00Z") });
  return { pem, der: derOf(forge.pki.certificateToAsn1(certificate)) };
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
