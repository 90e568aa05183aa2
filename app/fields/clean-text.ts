/** A vertical tab is what Word writes for a line break inside a paragraph, a form feed what a PDF writes between pages. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * NUL stays, for a field to refuse it by name; nobody misses the rest. Isolates (U+2066 to U+2069) stay too: the
 * association's own Arabic texts keep times and numbers in order with them, and they end with their paragraph.
 */
const INVISIBLE = /(?![\t\n\0])\p{Cc}|[\u200b\u202a-\u202e\u2060\ufeff]/gu;

/** Zero-width joiners belong inside Persian and Kurdish words and between emoji, nowhere else. */
const STRAY_JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Letters by their shape and joined letters, as a PDF stores them; the ligatures of whole phrases (ﷺ) stay. */
const SHAPED_LETTERS = /[\ufb00-\ufb06\ufb50-\ufdcf\ufe80-\ufefc]+/gu;

const EVERY_FORMAT_CHARACTER = /\p{Cf}/gu;

/**
 * The text that somebody meant to send: without the control characters and direction overrides that come along when text is
 * pasted from Word, a PDF or a letter, with plain letters for shaped ones and every line break as "\n". Every text that comes in passes through here; fields
 * of one line, numbers and codes drop further characters by their own rules (`checks.ts`).
 */
export const cleanText = (text: string): string =>
  text
    .replace(LINE_BREAK, "\n")
    .replace(INVISIBLE, "")
    .replace(STRAY_JOINER, "")
    .replace(SHAPED_LETTERS, (letters) => letters.normalize("NFKC"));

const DIGITS_ONLY = /^[\p{Nd}\s]+$/u;

/** A password is never changed, except one of digits: nobody can see the direction marks that were pasted around it. */
export function cleanPassword(password: string): string {
  const visible = password.replace(EVERY_FORMAT_CHARACTER, "");
  return DIGITS_ONLY.test(visible) ? visible : password;
}

export type RefusedCharacter = { name: string; position: number };

/** The first character of a cleaned text that cannot be stored; `position` counts characters from 1. */
export function findRefusedCharacter(text: string): RefusedCharacter | null {
  const characters = [...text];
  const index = characters.findIndex((character) => /[\0\p{Cs}]/u.test(character));
  if (index < 0) return null;
  const code = characters[index]!.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
  return { name: `U+${code}`, position: index + 1 };
}
