import { createHash, X509Certificate } from "node:crypto";
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

/** Stamps of one authority differ by few bytes: a serial number, a fraction of a second. */
const SPARE = 128;

/** Bytes of a signature with a key and its authority's stamp, by what they are. */
const rooms = new Map<string, number>();

const nameOf = ({ p12, authority = "" }: SigningKey) =>
  createHash("sha256").update(p12).update(authority).digest("hex");

/** A file holds twice the room of its signature, so it is tried once; `authority` is not asked again where it did not stamp the trial. */
async function roomFor(key: SigningKey): Promise<{ room: number; authority?: string }> {
  const { authority } = key;
  const known = rooms.get(nameOf(key));
  if (known) return { room: known, authority };
  const plain = await signerOf(key).sign(Buffer.from("trial"));
  const trial = authority ? await stampedSignature(plain, authority, Number.POSITIVE_INFINITY) : plain;
  const room = trial.length + SPARE;
  if (authority && trial === plain) return { room };
  rooms.set(nameOf(key), room);
  return { room, authority };
}

class CertificateSigner extends Signer {
  constructor(
    readonly key: SigningKey,
    readonly room: number,
  ) {
    super();
  }

  override async sign(pdf: Buffer, at: Date): Promise<Buffer> {
    const signature = await signerOf(this.key).sign(pdf, at);
    const { authority } = this.key;
    if (!authority) return signature;
    const stamped = await stampedSignature(signature, authority, this.room);
    if (stamped === signature) rooms.delete(nameOf(this.key));
    return stamped;
  }
}

/** PKCS #7, detached, with a time stamp where an authority gives one; throws where the key does not open. */
export async function signed(pdf: Uint8Array, key: SigningKey, at: Date): Promise<Uint8Array> {
  const { room, authority } = await roomFor(key);
  const pdfDoc = await PDFDocument.load(pdf, { updateMetadata: false });
  pdflibAddPlaceholder({
    pdfDoc,
    reason: certificateWords.title.en,
    name: edition().association.name.en,
    location: edition().association.city?.en ?? "",
    contactInfo: edition().contact.email ?? "",
    signingTime: at,
    signatureLength: 2 * room,
  });
  tagLastField(pdfDoc, certificateWords.signature, "ar");
  const prepared = await pdfDoc.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: 10_000,
  });
  return new SignPdf().sign(prepared, new CertificateSigner({ ...key, authority }, room), at);
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
