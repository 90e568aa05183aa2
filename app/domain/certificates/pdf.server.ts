import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { certificates, db } from "~/db";
import { now } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";
import type { StoredCertificate } from "./certificates.server";
import { type PrintedCertificate, printedFacts } from "./printed-certificate";
import type { SigningKey } from "./signed-pdf.server";

export async function signingKey(): Promise<SigningKey | undefined> {
  const { certificateP12, tsaUrl: authority } = settings;
  if (!certificateP12) return undefined;
  return { p12: await readFile(certificateP12.file), password: certificateP12.password, authority };
}

/**
 * Renders at most 60 KB, plus up to 16 KB for a time stamp. The same certificate gives the same bytes unless it is
 * signed now. The renderer is imported on demand because it is large.
 */
async function renderCertificate(printed: PrintedCertificate): Promise<Uint8Array> {
  const [{ drawCertificate }, key] = await Promise.all([
    import("./sheet/certificate-sheet.server"),
    signingKey(),
  ]);
  const pdf = await drawCertificate(printed);
  return key ? (await import("./signed-pdf.server")).signPdf(pdf, key, now()) : pdf;
}

const PDF = "application/pdf";

const keyOf = ({ memberNumber, serial }: StoredCertificate) => `certificates/${memberNumber}/${serial}.pdf`;

type Stored = { bytes: Uint8Array | null; reachable: boolean };

async function readStored({ pdfKey }: StoredCertificate): Promise<Stored> {
  if (!pdfKey) return { bytes: null, reachable: true };
  try {
    const file = await storage().get(pdfKey);
    return { bytes: file && new Uint8Array(await new Response(file.body).arrayBuffer()), reachable: true };
  } catch (error) {
    log.warn("failed to read a certificate from storage", describeError(error));
    return { bytes: null, reachable: false };
  }
}

async function store(certificate: StoredCertificate, bytes: Uint8Array): Promise<void> {
  const key = keyOf(certificate);
  try {
    await storage().put(key, bytes, PDF);
    await db
      .update(certificates)
      .set({ pdfKey: key, pdfBytes: bytes.length })
      .where(eq(certificates.serial, certificate.serial));
  } catch (error) {
    log.warn("failed to store a certificate", describeError(error));
  }
}

/** Returns the stored PDF, or renders and stores it; a storage failure only postpones storing. */
export async function certificatePdf(certificate: StoredCertificate, publicUrl: string): Promise<Uint8Array> {
  const { bytes, reachable } = await readStored(certificate);
  if (bytes?.length) return bytes;
  const made = await renderCertificate(printedFacts(certificate, publicUrl));
  if (reachable) await store(certificate, made);
  return made;
}
