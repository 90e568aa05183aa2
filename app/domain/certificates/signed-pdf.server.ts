import { X509Certificate } from "node:crypto";
import { pdflibAddPlaceholder } from "@signpdf/placeholder-pdf-lib";
import { P12Signer } from "@signpdf/signer-p12";
import { Signer, SignPdf } from "@signpdf/signpdf";
import { PDFDocument } from "pdf-lib";
import { certificateWords } from "~/content/certificate";
import { edition } from "~/content/edition";
import { tagLastField } from "~/platform/pdf/tags.server";
import { stampedSignature } from "./stamped-signature.server";

/** `authority` is the address of one that stamps the time of a signature, where there is one. */
export type SigningKey = { p12: Uint8Array; password: string; authority?: string };

const signerOf = ({ p12, password }: SigningKey) => new P12Signer(p12, { passphrase: password });

/** Those of most authorities take 3 to 6 KB, with their certificates. */
const STAMP_BYTES = 8192;

/** Bytes for a signature: all certificates of the key come with it. */
const roomFor = ({ p12, authority }: SigningKey) => p12.length + 512 + (authority ? STAMP_BYTES : 0);

class CertificateSigner extends Signer {
  constructor(readonly key: SigningKey) {
    super();
  }

  override async sign(pdf: Buffer, at: Date): Promise<Buffer> {
    const signature = await signerOf(this.key).sign(pdf, at);
    const { authority } = this.key;
    return authority ? stampedSignature(signature, authority, roomFor(this.key)) : signature;
  }
}

/** PKCS #7, detached, with a time stamp where an authority gives one; throws where the key does not open. */
export async function signed(pdf: Uint8Array, key: SigningKey, at: Date): Promise<Uint8Array> {
  const pdfDoc = await PDFDocument.load(pdf, { updateMetadata: false });
  pdflibAddPlaceholder({
    pdfDoc,
    reason: certificateWords.title.en,
    name: edition().association.name.en,
    location: edition().association.city?.en ?? "",
    contactInfo: edition().contact.email ?? "",
    signingTime: at,
    signatureLength: 2 * roomFor(key),
  });
  tagLastField(pdfDoc, certificateWords.signature, "ar");
  const prepared = await pdfDoc.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: 10_000,
  });
  return new SignPdf().sign(prepared, new CertificateSigner(key), at);
}

const SEQUENCE = 0x30;
const LONG_FORM = 0x82;

/** Nested values of ASN.1, found by their beginnings. */
function certificatesIn(signature: Buffer): X509Certificate[] {
  const found: X509Certificate[] = [];
  for (let at = 0; at < signature.length - 4; at++) {
    if (signature[at] !== SEQUENCE || signature[at + 1] !== LONG_FORM) continue;
    const end = at + 4 + signature.readUInt16BE(at + 2);
    try {
      found.push(new X509Certificate(signature.subarray(at, end)));
      at = end - 1;
    } catch {}
  }
  return found;
}

/** Throws where the password does not open it. */
export async function tryKey(key: SigningKey): Promise<{ subject: string; validUntil: Date }> {
  const certificates = certificatesIn(await signerOf(key).sign(Buffer.from("trial")));
  const ends = certificates.map(({ validTo }) => Date.parse(validTo));
  return {
    subject: (certificates[0]?.subject ?? "").replaceAll("\n", ", "),
    validUntil: new Date(Math.min(...ends)),
  };
}
