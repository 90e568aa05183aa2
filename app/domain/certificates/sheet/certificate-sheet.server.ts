import { association } from "~/content/association";
import { certificateWords } from "~/content/certificate";
import { A4 } from "~/platform/pdf/canvas.server";
import { PdfFile } from "~/platform/pdf/pdf-file.server";
import { bare } from "~/platform/pdf/printable-text";
import type { PrintedCertificate } from "../printed-certificate";
import { frame } from "./frame.server";
import { heading } from "./heading.server";
import { PARTICULARS_HEIGHT, particulars } from "./particulars.server";
import { Sheet } from "./sheet.server";
import { statement } from "./statement.server";
import { VERIFICATION_TOP, verification } from "./verification.server";

const TOP = A4.height - 54;
const GAP = 20;

/** Draws the certificate, one A4 page in both languages; the same certificate gives the same bytes of PDF. */
export async function drawCertificate(printed: PrintedCertificate): Promise<Uint8Array> {
  const { title } = certificateWords;
  const file = await PdfFile.create({
    title: bare(`${title.ar} – ${title.en} ${printed.serial}`),
    author: `${association.name.ar} – ${association.name.en}`,
    language: "ar",
    day: printed.issuedOn,
  });
  const sheet = new Sheet(file);
  frame(sheet);
  const headed = heading(sheet, TOP);
  const particularsTop = VERIFICATION_TOP + GAP + PARTICULARS_HEIGHT;
  const name = { ar: bare(printed.name.ar), en: bare(printed.name.en) };
  statement(sheet, name, headed, particularsTop);
  particulars(sheet, printed, particularsTop);
  verification(sheet, printed);
  return file.bytes();
}
