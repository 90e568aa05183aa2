export type Language = "ar" | "en";

/** A part of a text in one language, from `start` to before `end`. */
export type Stretch = { start: number; end: number; language: Language };

/** Words of the other script, with what stands between them and the figures that belong to them. */
const foreign: Record<Language, RegExp> = {
  ar: /[\p{N}+@._/-]*\p{sc=Latin}(?:[^\p{sc=Arabic}]*\p{sc=Latin})?[\p{N}_%/-]*/gu,
  en: /\p{sc=Arabic}(?:[^\p{sc=Latin}]*\p{sc=Arabic})?/gu,
};

/**
 * Divides a text in `language` into passages by language, so that each is pronounced correctly (WCAG 3.1.2, ISO
 * 14289-1, 7.2). Words in the other script are in the other language; signs and figures belong to the language around
 * them.
 */
export function passages(text: string, language: Language): Stretch[] {
  const other = language === "ar" ? "en" : "ar";
  const found: Stretch[] = [];
  let at = 0;
  const until = (end: number, spoken: Language) => {
    if (end > at) found.push({ start: at, end, language: spoken });
    at = end;
  };
  for (const { index, 0: words } of text.matchAll(foreign[language])) {
    until(index, language);
    until(index + words.length, other);
  }
  until(text.length, language);
  return found;
}
