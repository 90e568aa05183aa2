import { now } from "~/platform/clock.server";
import type { PrintedCertificate } from "./printed-certificate";
import { signingKey } from "./signing-key.server";

/**
 * The certificate as a PDF file of at most 60 KB; the same certificate gives the same bytes, unless the settings name
 * a key: then it is signed now. What draws and signs is loaded with the first one: it is large and seldom needed.
 */
export async function renderCertificate(printed: PrintedCertificate): Promise<Uint8Array> {
  const [{ drawCertificate }, key] = await Promise.all([
    import("./sheet/certificate-sheet.server"),
    signingKey(),
  ]);
  const pdf = await drawCertificate(printed);
  return key ? (await import("./signed-pdf.server")).signed(pdf, key, now()) : pdf;
}
