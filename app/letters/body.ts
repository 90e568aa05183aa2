import { ltr } from "~/content/words";
import { withoutTitle } from "~/fields/person-name";
import { directionOf, type Language } from "~/i18n";

/** A sentence, a quoted text of a stranger, or a labelled value (`code` if it reads left to right). */
export type LetterPart =
  | { sentence: string }
  | { quote: string }
  | { label: string; value: string; code?: boolean };

const TURNING_MARKS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/** Makes a stranger's text fit for a subject line. */
export const inOneLine = (text: string) => text.replace(TURNING_MARKS, "").replace(/\s+/g, " ").trim();

/** Isolates a stranger's text within a sentence of ours. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const paragraph = (inside: string, style = "") =>
  `<p dir="auto" style="margin:0 0 16px;${style}">${inside}</p>`;

function htmlOf(part: LetterPart): string {
  if ("sentence" in part) return paragraph(escaped(part.sentence));
  if ("quote" in part) {
    const style = "margin:0 0 16px;padding:12px 16px;border:1px solid #d0d9d4;white-space:pre-wrap";
    return `<blockquote dir="auto" style="${style}">${escaped(part.quote)}</blockquote>`;
  }
  const value = `<bdi dir="${part.code ? "ltr" : "auto"}">${escaped(part.value)}</bdi>`;
  return paragraph(`<b>${escaped(part.label)}:</b> ${value}`, "margin-bottom:4px");
}

function textOf(part: LetterPart): string {
  if ("sentence" in part) return part.sentence;
  if ("quote" in part) return `\n${part.quote}\n`;
  return `${part.label}: ${part.code ? ltr(part.value) : part.value}`;
}

/** Returns the HTML and text versions of an email, with all values escaped. */
export function letterBody(language: Language, parts: LetterPart[]): { html: string; text: string } {
  const style = "max-width:600px;margin:0 auto;padding:24px;font:16px/1.7 Tahoma,sans-serif;color:#13201b";
  const inside = parts.map(htmlOf).join("\n");
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"></head>
<body style="margin:0"><div dir="${directionOf(language)}" style="${style}">
${inside}
</div></body></html>`;
  return { html, text: `${parts.map(textOf).join("\n")}\n` };
}

export type Names = { nameAr: string; nameEn: string };

/** Returns the name with which a doctor is greeted in a language. */
export const nameIn = (language: Language, { nameAr, nameEn }: Names) =>
  withoutTitle(language === "ar" ? nameAr : nameEn || nameAr);
