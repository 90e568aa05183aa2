import { certificateWords } from "~/content/certificate";
import { bare, isolated } from "~/platform/pdf/printable-text";
import { colours } from "~/platform/pdf/style";
import { figure } from "~/platform/pdf/tags.server";
import { qrCode } from "~/platform/qr-code.server";
import type { PrintedCertificate } from "../printed-certificate";
import { type Column, fullWidth, type Sheet, textStyle } from "./sheet.server";

/** The side of the QR code in points: facts and signature need more than seventy modules a side. */
const QR = 150;
/** How far the quiet zone of the code may reach out of its column, in points. */
const QUIET = 9;
const STAMP = 100;
const GAP = 12;
const HEIGHT = 152;
const STRIP = 48;
const BOTTOM = 50;
const black = [0, 0, 0] as const;

export const VERIFICATION_TOP = BOTTOM + STRIP + HEIGHT;

const muted = { colour: colours.muted };
const note = { ar: textStyle(11, 17), en: textStyle(9.5, 13, muted) };
const caption = { ar: textStyle(9.5, 14, muted), en: textStyle(8.5, 11, muted) };
const code = [9, 8, 7, 6, 5].map((size) => textStyle(size, 12));
const strip = { ar: textStyle(11, 17), en: textStyle(9.5, 13, muted) };
const address = [11, 9.5, 8, 7, 6, 5].map((size) =>
  textStyle(size, 18, { weight: "bold", colour: colours.accent }),
);

function stampPlace(sheet: Sheet, top: number): void {
  const { x } = fullWidth;
  const box = `M0 0H${STAMP}V${QR}H0z`;
  sheet.page.path(box, { x, y: top }, { stroke: colours.line, thickness: 0.7 });
  const middle: Column = { x, width: STAMP };
  const { stamp } = certificateWords;
  const { root } = sheet.file;
  const next = sheet.centred(
    root.add("P"),
    sheet.wording(stamp.ar, "ar", caption.ar, middle),
    top - 3,
    middle,
  );
  sheet.centred(root.add("P"), sheet.wording(stamp.en, "en", caption.en, middle), next, middle);
}

export function drawVerification(sheet: Sheet, printed: PrintedCertificate): void {
  const { howToVerify, electronic, qr: shows, link } = certificateWords;
  const { root } = sheet.file;
  const say = () => root.add("P");
  const top = VERIFICATION_TOP;
  const text: Column = { x: fullWidth.x + STAMP + GAP, width: fullWidth.width - QR - STAMP - 2 * GAP };
  const next = sheet.aligned(say(), sheet.wording(howToVerify.ar, "ar", note.ar, text), {
    language: "ar",
    top,
    column: text,
  });
  sheet.aligned(say(), sheet.wording(howToVerify.en, "en", note.en, text), {
    language: "en",
    top: next - 3,
    column: text,
  });
  const qr: Column = { x: fullWidth.x + fullWidth.width - QR + QUIET, width: QR };
  const box = { x: qr.x, y: top + QUIET - QR, width: QR, height: QR };
  const squares = qrCode(printed.scanned, { ...qr, y: top + QUIET });
  sheet.page.figure(root.add("Figure", figure(shows, box)), () =>
    sheet.page.stencil(squares.rows, squares.box, black),
  );
  sheet.centred(
    say(),
    sheet.value(isolated(bare(printed.code)), code, { language: "en", column: qr }),
    top + QUIET - QR,
    qr,
  );
  stampPlace(sheet, top);
  let at = sheet.centred(say(), sheet.wording(electronic.ar, "ar", strip.ar), BOTTOM + STRIP);
  at = sheet.centred(say(), sheet.wording(electronic.en, "en", strip.en), at);
  const tag = say().add("Link");
  const end = sheet.centred(tag, sheet.value(isolated(printed.verifyUrl), address, { language: "en" }), at);
  const pressed = { ...fullWidth, y: end, height: at - end };
  sheet.file.jumps.push({ page: 0, box: pressed, to: printed.scanned, tag, says: link });
}
