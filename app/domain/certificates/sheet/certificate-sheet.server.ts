import { certificateWords } from "~/content/certificate";
import { edition } from "~/content/current-edition";
import { seal, sealFigure } from "~/content/seal";
import type { Words } from "~/content/words";
import type { Language } from "~/i18n";
import { A4 } from "~/platform/pdf/canvas.server";
import { PdfFile } from "~/platform/pdf/pdf-file.server";
import { bare } from "~/platform/pdf/printable-text";
import { colours } from "~/platform/pdf/style";
import { figure } from "~/platform/pdf/tags.server";
import type { PrintedCertificate } from "../printed-certificate";
import { drawParticulars, PARTICULARS_HEIGHT } from "./particulars.server";
import { fullWidth, type SetText, Sheet, type TextStyle, textStyle } from "./sheet.server";
import { drawVerification, VERIFICATION_TOP } from "./verification.server";

const TOP = A4.height - 54;
const GAP = 20;

/** Draws one A4 page; the same certificate gives the same bytes. */
export async function drawCertificate(printed: PrintedCertificate): Promise<Uint8Array> {
  const file = await PdfFile.create({
    title: bare(`${certificateWords.title.ar} – ${certificateWords.title.en} ${printed.serial}`),
    author: `${edition().association.name.ar} – ${edition().association.name.en}`,
    language: "ar",
    day: printed.issuedOn,
  });
  if (printed.proof) {
    const bytes = Buffer.from(printed.proof, "base64url");
    file.attachments.push({
      name: "certificate.cose",
      type: "application/cose",
      what: `${certificateWords.facts.ar} – ${certificateWords.facts.en}`,
      bytes,
    });
  }
  const sheet = new Sheet(file);
  frame(sheet);
  const headed = heading(sheet, TOP);
  const particularsTop = VERIFICATION_TOP + GAP + PARTICULARS_HEIGHT;
  const name = { ar: bare(printed.name.ar), en: bare(printed.name.en) };
  statement(sheet, name, headed, particularsTop);
  drawParticulars(sheet, printed, particularsTop);
  drawVerification(sheet, printed);
  return file.bytes();
}

const MARGIN = 28;
const DOUBLE = 5;
const STAR = 26;
const SEAL_SIDE = 48;
const white = [1, 1, 1] as const;

const frameOf = (inset: number) => `M${inset} ${inset}H${A4.width - inset}V${A4.height - inset}H${inset}z`;

function frame({ page }: Sheet): void {
  const corner = { x: 0, y: A4.height };
  page.path(frameOf(MARGIN), corner, { stroke: colours.accent, thickness: 1.4 });
  page.path(frameOf(MARGIN + DOUBLE), corner, { stroke: colours.accent, thickness: 0.4 });
  const scale = STAR / SEAL_SIDE;
  const middle = MARGIN + DOUBLE / 2;
  for (const x of [middle, A4.width - middle]) {
    for (const y of [middle, A4.height - middle]) {
      const outer = { x: x - STAR / 2, y: y + STAR / 2, scale };
      const inner = { x: x - STAR / 4, y: y + STAR / 4, scale: scale / 2 };
      page.path(seal.star, outer, { fill: white, stroke: colours.accent, thickness: 1.4 / scale });
      page.path(seal.star, inner, { fill: colours.accent });
    }
  }
}

const { centre, radius } = seal.ring;
const half = `a ${radius} ${radius} 0 1 0`;
const RING = `M${centre - radius} ${centre} ${half} ${2 * radius} 0 ${half} ${-2 * radius} 0 z`;

function drawSeal({ page, file }: Sheet, top: number, side: number): number {
  const place = { x: (A4.width - side) / 2, y: top, scale: side / SEAL_SIDE };
  const box = { x: place.x, y: top - side, width: side, height: side };
  page.figure(file.root.add("Figure", figure(certificateWords.seal, box)), () => {
    page.path(seal.star, place, { fill: colours.accent });
    page.path(RING, place, { stroke: white, thickness: 0.9 });
    page.path(sealFigure(edition().association.seal), place, { stroke: white, thickness: 2 });
  });
  return top - side;
}

const SEAL = 60;
const RULE = 60;
const RULE_GAP = 40;

const publisher = {
  ar: textStyle(20, 30, { weight: "bold", colour: colours.accent }),
  en: textStyle(13.5, 18, { colour: colours.accent }),
};
const year = textStyle(11, 18, { colour: colours.muted });
const title = { ar: textStyle(36, 50, { weight: "bold" }), en: textStyle(19, 25, { colour: colours.muted }) };

function heading(sheet: Sheet, top: number): number {
  const { root } = sheet.file;
  const both = (role: "P" | "H1", text: Words, styles: Record<Language, TextStyle>, from: number) => {
    const next = sheet.centred(root.add(role), sheet.wording(text.ar, "ar", styles.ar), from);
    return sheet.centred(root.add(role), sheet.wording(text.en, "en", styles.en), next);
  };
  const named = both("P", edition().association.name, publisher, drawSeal(sheet, top, SEAL) - 6);
  const { founded, title: called } = certificateWords;
  const dated = founded ? sheet.centred(root.add("P"), sheet.wording(founded, "ar", year), named) : named;
  for (const x of [A4.width / 2 - RULE_GAP - RULE, A4.width / 2 + RULE_GAP]) {
    sheet.page.rule({ x, y: (named + dated) / 2, width: RULE }, colours.accent, { thickness: 0.5 });
  }
  return both("H1", called, title, dated - 14);
}

const sentence = { ar: textStyle(13.5, 23), en: textStyle(11.5, 17) };
const sizes = { ar: [26, 22, 18, 15, 12, 9, 7], en: [19, 16.5, 14, 12, 9, 7] };
const nameStyles = (language: Language) =>
  sizes[language].map((size) =>
    textStyle(size, size * (language === "ar" ? 1.5 : 1.4), { weight: "bold", colour: colours.accent }),
  );

const heightOf = (texts: SetText[]) =>
  texts.reduce((sum, { lines, style }) => sum + lines.length * style.leading, 0);

function set(sheet: Sheet, name: string, language: Language): SetText[] {
  const { weCertify, before, isRegistered } = certificateWords;
  const styles = nameStyles(language);
  const twoLines = styles.slice(2);
  const titled = sheet.value(`${before[language]}${name}`, styles, {
    language,
    column: fullWidth,
    maxLines: (style) => (twoLines.includes(style) ? 2 : 1),
  });
  const say = (text: string) => sheet.wording(text, language, sentence[language]);
  return [say(weCertify[language]), titled, say(isRegistered[language])];
}

function statement(sheet: Sheet, name: Record<Language, string>, top: number, bottom: number): void {
  const both = { ar: set(sheet, name.ar, "ar"), en: set(sheet, name.en || name.ar, "en") };
  const gap = (top - bottom - heightOf([...both.ar, ...both.en])) / 3;
  let at = top;
  for (const texts of [both.ar, both.en]) {
    at -= gap;
    for (const text of texts) at = sheet.centred(sheet.file.root.add("P"), text, at);
  }
}
