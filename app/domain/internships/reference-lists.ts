import { governorates } from "~/content/reference/cities";
import { type Country, countries } from "~/content/reference/countries";
import { universities } from "~/content/reference/universities";
import { type Words, words } from "~/content/words";
import type { Words as Dictionary } from "~/i18n/dictionaries";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";

export type Choice = { code: number; name: string };

const OF_ONE_COUNTRY = 1000;
const ANOTHER_UNIVERSITY = { number: 999, name: words("Another university", "جامعة أخرى") };

const collators = { ar: new Intl.Collator("ar"), en: new Intl.Collator("en") };

const byName = (choices: Choice[], language: Language) =>
  choices.sort((a, b) => collators[language].compare(a.name, b.name));

const namesOf = (pick: (country: Country) => Words | null, language: Language): Choice[] =>
  countries.flatMap((group) =>
    byName(
      group.flatMap((country) => {
        const name = pick(country);
        return name ? [{ code: country.code, name: name[language] }] : [];
      }),
      language,
    ),
  );

export const nationalityChoices = (language: Language) => namesOf(({ national }) => national, language);

export const countryChoices = (language: Language) => namesOf(({ name }) => name, language);

const everyCountry = new Map(countries.flat().map((country) => [country.code, country]));
const numbersByCountry = new Map(universities.map((each) => [each.country, each.universities]));
const codeOf = (country: number, number: number) => country * OF_ONE_COUNTRY + number;

/** The universities of a country by name, and last another one; null for a country that is none. */
export function universityChoices(country: number, language: Language): Choice[] | null {
  if (!everyCountry.has(country)) return null;
  const choice = ({ number, name }: { number: number; name: Words }) => ({
    code: codeOf(country, number),
    name: name[language],
  });
  const known = (numbersByCountry.get(country) ?? []).map(choice);
  return [...byName(known, language), choice(ANOTHER_UNIVERSITY)];
}

export const cityGroups = governorates;

const cities = new Set(governorates.flatMap((group) => group.cities.map(({ id }) => id)));

export const isCity = (id: number): boolean => cities.has(id);
export const isCountry = (code: number): boolean => everyCountry.has(code);
export const isNationality = (code: number): boolean => Boolean(everyCountry.get(code)?.national);

export const isUniversityIn = (country: number, university: number): boolean =>
  universityChoices(country, "en")?.some(({ code }) => code === university) ?? false;

export type ListName = "nationality" | "city" | "country" | "university";

export type ChoiceName = keyof Dictionary["internship"]["choices"];

/** What the codes 1, 2 and so on stand for, in their order (specification 2, §3). */
export function namedChoices(choices: readonly ChoiceName[], language: Language): Choice[] {
  const t = translator(language, "internship");
  return choices.map((name, at) => ({ code: at + 1, name: t(`choices.${name}`) }));
}

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
  };
}
