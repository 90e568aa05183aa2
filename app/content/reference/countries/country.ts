import { type Words, words } from "../../words";

/** A country by its ISO 3166-1 numeric code; `national` is what its citizens are called, where it has any of its own. */
export type Country = { code: number; name: Words; national: Words | null };

type EnglishAndArabic = [en: string, ar: string];

export const state = (code: number, name: EnglishAndArabic, national: EnglishAndArabic): Country => ({
  code,
  name: words(...name),
  national: words(...national),
});

export const territory = (code: number, en: string, ar: string): Country => ({
  code,
  name: words(en, ar),
  national: null,
});
