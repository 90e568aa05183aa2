export const languages = ["ar", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language);
export const directionOf = (language: Language) => (language === "ar" ? "rtl" : "ltr");
export const otherLanguage = (language: Language): Language => (language === "ar" ? "en" : "ar");
