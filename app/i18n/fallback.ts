import type { Language } from "./languages";

/** A text with the language it is really in, which may not be the reader's. */
export type LocalText = { value: string; lang: Language };

/** The reader's language where it was given, else the other one, marked. */
export function inLanguage(language: Language, texts: { ar?: string | null; en?: string | null }): LocalText {
  const own = texts[language]?.trim();
  if (own) return { value: own, lang: language };
  const other = language === "ar" ? "en" : "ar";
  return { value: texts[other] ?? "", lang: other };
}
