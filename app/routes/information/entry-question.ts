import { type EntryTerms, entryAges, entryTerms } from "~/domain/authority/late-entry";
import { latinDigits } from "~/i18n/digits";

export type EntryQuestion = {
  written: string;
  age: number | null;
  terms: EntryTerms | null;
  refused: boolean;
};

/** What the age form of the address asks: an age in years, written in any digits. */
export function entryQuestion(params: URLSearchParams): EntryQuestion {
  const written = (params.get("age") ?? "").trim().slice(0, 10);
  const age = /^\d{1,3}$/.test(latinDigits(written)) ? Number(latinDigits(written)) : null;
  const fits = age !== null && age >= entryAges.least && age <= entryAges.most;
  return {
    written,
    age: fits ? age : null,
    terms: fits ? entryTerms(age) : null,
    refused: params.has("age") && !fits,
  };
}
