import { z } from "zod";
import { inTerms } from "~/content/current-edition";
import { words } from "~/content/words";
import { checked } from "~/fields/field-schemas";
import { withoutTitle } from "~/fields/person-name";
import { inLanguage, type Language, type LocalText } from "~/i18n";

const name = (script: "ar" | "en", problem: string) =>
  checked(
    [["needed", "record:errors.required"], ["withoutTitle"], ["name", script, problem]],
    "record:errors.required",
  );

/** The schema of 2 §5; hyphens and apostrophes are part of names such as Al-Masri. */
export const namesInput = z.object({
  DOC_NAME_A: name("ar", "names:errors.arabic"),
  DOC_NAME_E: name("en", "names:errors.english"),
});

export type NamesInput = z.output<typeof namesInput>;

/** Returns the name with the members' title, and the language it is written in: د. أحمد, Dr. Ahmad. */
export function titledName(names: { ar: string; en: string }, language: Language): LocalText {
  const { lang } = inLanguage(language, names);
  return { value: titledNameIn(names, lang), lang };
}

/** Returns the name with its title in one language only; the title alone if there is no name in it. */
export const titledNameIn = (names: { ar: string; en: string }, language: Language): string =>
  inTerms(words("{{member-title}} ", "{{member-title}} "))[language] + withoutTitle(names[language]);
