import { type Words, words } from "../../words";

/** A country by its ISO 3166-1 numeric code; `national` is what its citizens are called, where it has any of its own. */
export type Country = { code: number; name: Words; national: Words | null };

export const state = (
  code: number,
  en: string,
  ar: string,
  nationalEn: string,
  nationalAr: string,
): Country => ({ code, name: words(en, ar), national: words(nationalEn, nationalAr) });

export const territory = (code: number, en: string, ar: string): Country => ({
  code,
  name: words(en, ar),
  national: null,
});
