import { governorates } from "~/content/reference/cities";
import { type Country, countries, JORDAN } from "~/content/reference/countries";
import { universities } from "~/content/reference/universities";
import { type Words, words } from "~/content/words";
import type { Language } from "~/i18n/languages";

export { JORDAN };

/** One of a list that an applicant chooses from; `code` is what is kept. */
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

/** All nationalities: Jordanian, those of the Arab countries, and the others by name. */
export const nationalityChoices = (language: Language) => namesOf(({ national }) => national, language);

/** All countries in the same order. */
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

/** The cities by governorate, in both languages. */
export const cityGroups = governorates;

const cities = new Set(governorates.flatMap((group) => group.cities.map(({ id }) => id)));

export const isCity = (id: number): boolean => cities.has(id);
export const isCountry = (code: number): boolean => everyCountry.has(code);
export const isNationality = (code: number): boolean => Boolean(everyCountry.get(code)?.national);

/** Whether a university is one of this country's, another one included. */
export const isUniversityIn = (country: number, university: number): boolean =>
  universityChoices(country, "en")?.some(({ code }) => code === university) ?? false;
