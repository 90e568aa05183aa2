import { inLanguage, type LocalText } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";

const title = { ar: "د.", en: "Dr." } as const;

/** A member's name with the title of the language it is written in: د. أحمد, Dr. Ahmad. */
export function titledName(names: { ar: string; en: string }, language: Language): LocalText {
  const { value, lang } = inLanguage(language, names);
  return { value: `${title[lang]} ${value}`, lang };
}
