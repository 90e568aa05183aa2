export const languages = ["ar", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language);
/** Each language in its own words. */
export const languageNames: Record<Language, string> = { ar: "العربية", en: "English" };

export const directionOf = (language: Language) => (language === "ar" ? "rtl" : "ltr");
export const otherLanguage = (language: Language): Language => (language === "ar" ? "en" : "ar");
