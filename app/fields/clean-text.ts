/** A vertical tab is what Word writes for a line break inside a paragraph, a form feed what a PDF writes between pages. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * NUL stays, so that a field can refuse it by name; the rest is removed. Isolates (U+2066 to U+2069) stay, too: the
 * association's Arabic texts use them for times and numbers, and they end with their paragraph.
 */
const INVISIBLE = /(?![\t\n\0])\p{Cc}|[\u200b\u202a-\u202e\u2060\ufeff]/gu;

/** Zero-width joiners belong inside Persian and Kurdish words and between emoji, nowhere else. */
const STRAY_JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Presentation forms and ligatures of letters, as PDF files contain them; ligatures of whole phrases (ﷺ) stay. */
const SHAPED_LETTERS = /[\ufb00-\ufb06\ufb50-\ufdcf\ufe80-\ufefc]+/gu;

const EVERY_FORMAT_CHARACTER = /\p{Cf}/gu;

/**
 * Returns the text that somebody meant to send: without control characters and direction overrides pasted from Word,
 * PDF or email, with plain letters for presentation forms, and every line break as "\n". Every incoming text passes
 * through here; fields of one line, numbers and codes remove further characters by their own rules (`checks.ts`).
 */
export const cleanText = (text: string): string =>
  text
    .replace(LINE_BREAK, "\n")
    .replace(INVISIBLE, "")
    .replace(STRAY_JOINER, "")
    .replace(SHAPED_LETTERS, (letters) => letters.normalize("NFKC"));

const DIGITS_ONLY = /^[\p{Nd}\s]+$/u;

/** Leaves a password unchanged, except one of digits, around which invisible direction marks may have been pasted. */
export function cleanPassword(password: string): string {
  const visible = password.replace(EVERY_FORMAT_CHARACTER, "");
  return DIGITS_ONLY.test(visible) ? visible : password;
}

export type RefusedCharacter = { name: string; position: number };

/** Returns the first character of a cleaned text that cannot be stored; `position` counts from 1. */
export function findRefusedCharacter(text: string): RefusedCharacter | null {
  const characters = [...text];
  const index = characters.findIndex((character) => /[\0\p{Cs}]/u.test(character));
  if (index < 0) return null;
  const code = characters[index]!.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
  return { name: `U+${code}`, position: index + 1 };
}
