import { z } from "zod";
import { inLanguage, type Language, type LocalText } from "~/i18n/languages";

export const LONGEST_NAME = 120;

const UNHEARD = /[\u0640\p{Cf}]/gu;
const QUOTES = /[\u2018\u2019\u02bc`\u00b4]/g;
const ARABIC = /^[\p{Script=Arabic}\u064b-\u065f\u0670' -]+$/u;
const ENGLISH = /^[A-Za-z' -]+$/;
const NOT_LETTERS = /[\p{N}\p{P}\p{S}]/u;

/** One space between words, straight apostrophes, no tatweel and no direction marks. */
export const tidyName = (typed: string) =>
  typed.normalize("NFC").replace(UNHEARD, "").replace(QUOTES, "'").replace(/\s+/g, " ").trim();

const hasForeignSign = (name: string) => NOT_LETTERS.test(name.replace(/['-]/g, ""));

const name = (pattern: RegExp, code: string) =>
  z
    .string({ error: "sent-twice" })
    .optional()
    .transform((typed = "", context) => {
      const value = tidyName(typed);
      const problem = problemOf(value, pattern, code);
      if (problem) context.addIssue({ code: "custom", message: problem });
      return value;
    });

function problemOf(value: string, pattern: RegExp, code: string): string | null {
  if (!value) return "record:errors.required";
  if ([...value].length > LONGEST_NAME) return "too-long";
  return pattern.test(value) && /\p{L}/u.test(value) && !hasForeignSign(value) ? null : code;
}

/** 2 §5; hyphen and apostrophe are part of names such as Al-Masri. */
export const namesInput = z.object({
  DOC_NAME_A: name(ARABIC, "names:errors.arabic"),
  DOC_NAME_E: name(ENGLISH, "names:errors.english"),
});

export type NamesInput = z.output<typeof namesInput>;

const title = { ar: "د.", en: "Dr." } as const;

/** In the language it is written in: د. أحمد, Dr. Ahmad. */
export function titledName(names: { ar: string; en: string }, language: Language): LocalText {
  const { value, lang } = inLanguage(language, names);
  return { value: `${title[lang]} ${value}`, lang };
}
