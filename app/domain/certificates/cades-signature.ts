import { createHash, createSign, type X509Certificate } from "node:crypto";
import { DER, der, integer, oid, partsOf, readDer } from "~/platform/der";
import type { OpenedKeyFile } from "./key-file.server";

const DATA = oid("1.2.840.113549.1.7.1");
const SIGNED_DATA = oid("1.2.840.113549.1.7.2");
const CONTENT_TYPE = oid("1.2.840.113549.1.9.3");
const MESSAGE_DIGEST = oid("1.2.840.113549.1.9.4");
const SIGNING_CERTIFICATE_V2 = oid("1.2.840.113549.1.9.16.2.47");
const SHA256 = der(DER.sequence, oid("2.16.840.1.101.3.4.2.1"));
const RSA = der(DER.sequence, oid("1.2.840.113549.1.1.1"), der(DER.nothing));
const VERSION = integer(Buffer.from([1]));

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const attribute = (type: Buffer, value: Buffer) => der(DER.sequence, type, der(DER.set, value));

/** DER orders the members of a set by their bytes. */
const sorted = (values: Buffer[]) => values.toSorted((one, other) => Buffer.compare(one, other));

/** The issuer and serial number by which CMS identifies the signer's certificate. */
function issuerAndSerial({ raw }: X509Certificate): Buffer {
  const [toBeSigned] = partsOf(readDer(raw));
  const fields = partsOf(toBeSigned!).filter(({ type }) => type !== DER.first);
  const [serial, , issuer] = fields;
  return der(DER.sequence, issuer!.all, serial!.all);
}

/**
 * The attributes signed by PAdES B-B (ETSI EN 319 142-1): the signer's certificate, but no time, which the PDF itself
 * states.
 */
const signedAttributes = (document: Uint8Array, certificate: X509Certificate) =>
  sorted([
    attribute(CONTENT_TYPE, DATA),
    attribute(MESSAGE_DIGEST, der(DER.octets, sha256(document))),
    attribute(
      SIGNING_CERTIFICATE_V2,
      der(DER.sequence, der(DER.sequence, der(DER.sequence, der(DER.octets, sha256(certificate.raw))))),
    ),
  ]);

/** Returns a detached CAdES signature in CMS (RFC 5652) with SHA-256 and RSA, as `ETSI.CAdES.detached` requires. */
export function cadesSignature(
  document: Uint8Array,
  { privateKey, certificate, chain }: OpenedKeyFile,
): Buffer {
  const attributes = signedAttributes(document, certificate);
  const signature = createSign("sha256")
    .update(der(DER.set, ...attributes))
    .sign(privateKey);
  const signer = der(
    DER.sequence,
    VERSION,
    issuerAndSerial(certificate),
    SHA256,
    der(DER.first, ...attributes),
    RSA,
    der(DER.octets, signature),
  );
  const signedData = der(
    DER.sequence,
    VERSION,
    der(DER.set, SHA256),
    der(DER.sequence, DATA),
    der(DER.first, ...chain.map(({ raw }) => raw)),
    der(DER.set, signer),
  );
  return der(DER.sequence, SIGNED_DATA, der(DER.first, signedData));
}
