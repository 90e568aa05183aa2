import { createHash } from "node:crypto";
import { pdflibAddPlaceholder } from "@signpdf/placeholder-pdf-lib";
import { Signer, SignPdf } from "@signpdf/signpdf";
import { SUBFILTER_ETSI_CADES_DETACHED } from "@signpdf/utils";
import { PDFDocument } from "pdf-lib";
import { certificateWords } from "~/content/certificate";
import { edition } from "~/content/current-edition";
import { tagLastField } from "~/platform/pdf/tags.server";
import { cadesSignature } from "./cades-signature";
import { openKeyFile } from "./key-file.server";
import { stampedSignature } from "./stamped-signature.server";

/** `authority` is the address of a time-stamping authority, if there is one. */
export type SigningKey = { p12: Uint8Array; password: string; authority?: string };

const sign = (bytes: Uint8Array, { p12, password }: SigningKey) =>
  cadesSignature(bytes, openKeyFile(p12, password));

/** Time stamps of one authority differ by a few bytes: a serial number, a fraction of a second. */
const SPARE = 128;

/** Bytes that a signature needs, by key and authority. */
const rooms = new Map<string, number>();

const nameOf = ({ p12, authority = "" }: SigningKey) =>
  createHash("sha256").update(p12).update(authority).digest("hex");

/**
 * Makes a trial signature, because a PDF reserves twice the size of its signature; an authority that did not stamp the
 * trial is not asked again.
 */
async function roomFor(key: SigningKey): Promise<{ room: number; authority?: string }> {
  const { authority } = key;
  const known = rooms.get(nameOf(key));
  if (known) return { room: known, authority };
  const plain = sign(Buffer.from("trial"), key);
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

  override async sign(pdf: Buffer): Promise<Buffer> {
    const signature = sign(pdf, this.key);
    const { authority } = this.key;
    if (!authority) return signature;
    const stamped = await stampedSignature(signature, authority, this.room);
    if (stamped === signature) rooms.delete(nameOf(this.key));
    return stamped;
  }
}

/**
 * Signs a PDF as PAdES B-B, and as B-T if an authority gives a time stamp. Throws `KeyFileRefused` if the key file cannot be used.
 */
export async function signPdf(pdf: Uint8Array, key: SigningKey, at: Date): Promise<Uint8Array> {
  const { room, authority } = await roomFor(key);
  const pdfDoc = await PDFDocument.load(pdf, { updateMetadata: false });
  pdflibAddPlaceholder({
    pdfDoc,
    reason: certificateWords.title.en,
    name: edition().association.name.en,
    location: edition().association.city?.en ?? "",
    contactInfo: edition().contact.email ?? "",
    signingTime: at,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
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

/** Opens the key file; throws `KeyFileRefused` if it cannot be used. `validUntil` is the earliest end of its certificates. */
export function tryKey({ p12, password }: SigningKey): { subject: string; validUntil: Date } {
  const { certificate, chain } = openKeyFile(p12, password);
  return {
    subject: certificate.subject.replaceAll("\n", ", "),
    validUntil: new Date(Math.min(...chain.map(({ validTo }) => Date.parse(validTo)))),
  };
}
