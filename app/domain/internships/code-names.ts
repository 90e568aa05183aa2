import type { Language } from "~/i18n/languages";
import { type ChoiceField, namedChoices } from "./named-choices";
import {
  type Choice,
  cityGroups,
  countryChoices,
  nationalityChoices,
  universityChoices,
} from "./reference-lists";

const mapOf = (choices: Choice[] | null) => new Map(choices?.map(({ code, name }) => [code, name]));

/** The names of codes in a language, for many applications: every list is read once. Empty for a code that has none. */
export function codeNames(language: Language) {
  const nationalities = mapOf(nationalityChoices(language));
  const countries = mapOf(countryChoices(language));
  const cities = new Map(
    cityGroups.flatMap((group) => group.cities.map(({ id, name }) => [id, name[language]] as const)),
  );
  const universities = new Map<number, Map<number, string>>();
  const universitiesOf = (country: number) => {
    const known = universities.get(country) ?? mapOf(universityChoices(country, language));
    universities.set(country, known);
    return known;
  };
  return {
    nationality: (code: number) => nationalities.get(code) ?? "",
    country: (code: number) => countries.get(code) ?? "",
    city: (code: number) => cities.get(code) ?? "",
    university: (country: number, code: number) => universitiesOf(country).get(code) ?? "",
    choice: (field: ChoiceField, code: number) =>
      namedChoices(field, language).find((choice) => choice.code === code)?.name ?? "",
  };
}
