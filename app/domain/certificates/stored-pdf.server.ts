import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { certificates } from "~/db/schema";
import { describeError, log } from "~/platform/log.server";
import { storage } from "~/platform/storage/storage.server";
import { renderCertificate } from "./certificate-pdf.server";
import { asPrinted } from "./printed-certificate";
import type { StoredCertificate } from "./queries.server";

const PDF = "application/pdf";

const keyOf = ({ memberNumber, serial }: StoredCertificate) => `certificates/${memberNumber}/${serial}.pdf`;

type Kept = { bytes: Uint8Array | null; reachable: boolean };

async function readKept({ pdfKey }: StoredCertificate): Promise<Kept> {
  if (!pdfKey) return { bytes: null, reachable: true };
  try {
    const file = await storage().get(pdfKey);
    return { bytes: file && new Uint8Array(await new Response(file.body).arrayBuffer()), reachable: true };
  } catch (error) {
    log.warn("a certificate could not be read from storage", describeError(error));
    return { bytes: null, reachable: false };
  }
}

async function keep(certificate: StoredCertificate, bytes: Uint8Array): Promise<void> {
  const key = keyOf(certificate);
  try {
    await storage().put(key, bytes, PDF);
    await db
      .update(certificates)
      .set({ pdfKey: key, pdfBytes: bytes.length })
      .where(eq(certificates.serial, certificate.serial));
  } catch (error) {
    log.warn("a certificate could not be stored", describeError(error));
  }
}

/**
 * A certificate's PDF: as it was stored, else made anew from what was printed. Storage that fails loses nothing: the
 * file is made for whoever asks, and stored another time.
 */
export async function certificatePdf(certificate: StoredCertificate, publicUrl: string): Promise<Uint8Array> {
  const { bytes, reachable } = await readKept(certificate);
  if (bytes?.length) return bytes;
  const made = await renderCertificate(asPrinted(certificate, publicUrl));
  if (reachable) await keep(certificate, made);
  return made;
}
