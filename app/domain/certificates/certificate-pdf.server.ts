import { now } from "~/platform/clock.server";
import type { PrintedCertificate } from "./printed-certificate";
import { drawCertificate } from "./sheet/certificate-sheet.server";
import { signed } from "./signed-pdf.server";
import { signingKey } from "./signing-key.server";

/**
 * The certificate as a PDF file of at most 60 KB; the same certificate gives the same bytes, unless the settings name
 * a key: then it is signed now.
 */
export async function renderCertificate(printed: PrintedCertificate): Promise<Uint8Array> {
  const [pdf, key] = await Promise.all([drawCertificate(printed), signingKey()]);
  return key ? signed(pdf, key, now()) : pdf;
}
