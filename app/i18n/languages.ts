export const languages = ["ar", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language);
export const languageNames: Record<Language, string> = { ar: "العربية", en: "English" };

export const directionOf = (language: Language) => (language === "ar" ? "rtl" : "ltr");
export const otherLanguage = (language: Language): Language => (language === "ar" ? "en" : "ar");

/** A text with the language it is really in, which may not be the reader's. */
export type LocalText = { value: string; lang: Language };

export function inLanguage(language: Language, texts: { ar?: string | null; en?: string | null }): LocalText {
  const text = texts[language]?.trim();
  if (text) return { value: text, lang: language };
  const other = language === "ar" ? "en" : "ar";
  return { value: texts[other] ?? "", lang: other };
}
