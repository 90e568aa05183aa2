import { z } from "zod";
import { checked } from "~/fields/field-schemas";
import { inLanguage, type Language, type LocalText } from "~/i18n";

const name = (script: "ar" | "en", problem: string) =>
  checked(
    [
      ["needed", "record:errors.required"],
      ["name", script, problem],
    ],
    "record:errors.required",
  );

/** 2 §5; hyphen and apostrophe are part of names such as Al-Masri. */
export const namesInput = z.object({
  DOC_NAME_A: name("ar", "names:errors.arabic"),
  DOC_NAME_E: name("en", "names:errors.english"),
});

export type NamesInput = z.output<typeof namesInput>;

const title = { ar: "د.", en: "Dr." } as const;

/** In the language it is written in: د. أحمد, Dr. Ahmad. */
export function titledName(names: { ar: string; en: string }, language: Language): LocalText {
  const { value, lang } = inLanguage(language, names);
  return { value: `${title[lang]} ${value}`, lang };
}
