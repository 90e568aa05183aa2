import { perEdition } from "~/content/current-edition";
import type { ListName as KeptList, ListEntry } from "~/content/edition";
import { governorates } from "~/content/reference/cities";
import { countries } from "~/content/reference/countries";
import { groupOf, groupsNow, listNow } from "~/content/reference/lists";
import { words } from "~/content/words";
import { type Words as Dictionary, type Language, translator } from "~/i18n";

export type Choice = { code: number; name: string };

const OF_ONE_COUNTRY = 1000;
const ANOTHER_UNIVERSITY = { number: 999, name: words("Another university", "جامعة أخرى") };

const collators = { ar: new Intl.Collator("ar"), en: new Intl.Collator("en") };

const byName = (choices: Choice[], language: Language) =>
  choices.sort((a, b) => collators[language].compare(a.name, b.name));

/**
 * Groups of countries: Jordan, the Arab countries, all others, and unlisted ones; additions of the association are
 * among the others.
 */
const groupOfCountry = new Map(countries.flatMap((group, index) => group.map(({ code }) => [code, index])));
const OTHERS = 2;
const groupAt = ({ code }: Choice) => groupOfCountry.get(code) ?? OTHERS;

const isOffered = ({ retired }: ListEntry) => !retired;
const namesIn = (entries: readonly ListEntry[], language: Language): Choice[] =>
  entries.map(({ code, name }) => ({ code, name: name[language] }));

const ofTheWorld = (list: KeptList, language: Language): Choice[] =>
  byName(namesIn(listNow(list).filter(isOffered), language), language).sort(
    (a, b) => groupAt(a) - groupAt(b),
  );

export const nationalityChoices = (language: Language) => ofTheWorld("nationalities", language);

export const countryChoices = (language: Language) => ofTheWorld("countries", language);

const codesOffered = (list: KeptList) =>
  perEdition(
    () =>
      new Set(
        listNow(list)
          .filter(isOffered)
          .map(({ code }) => code),
      ),
  );
const [countryCodes, nationalityCodes, cityCodes] = [
  codesOffered("countries"),
  codesOffered("nationalities"),
  codesOffered("cities"),
];

const universitiesByCountry = perEdition(() => groupsNow("universities"));

const another = (country: number): ListEntry => ({
  code: country * OF_ONE_COUNTRY + ANOTHER_UNIVERSITY.number,
  name: ANOTHER_UNIVERSITY.name,
  retired: false,
});

/** Returns the universities of a country by name, followed by "another one"; null for an unknown country. */
export function universityChoices(country: number, language: Language): Choice[] | null {
  if (!countryCodes().has(country)) return null;
  const known = (universitiesByCountry().get(country) ?? []).filter(isOffered);
  return [...byName(namesIn(known, language), language), ...namesIn([another(country)], language)];
}

/** Cities of residence by governorate. */
export const cityGroups = perEdition(() => {
  const byGovernorate = groupsNow("cities");
  return governorates.map(({ name, cities }) => ({
    name,
    cities: (byGovernorate.get(groupOf("cities", cities[0]!.id)) ?? []).filter(isOffered),
  }));
});

export const isCity = (code: number): boolean => cityCodes().has(code);
export const isCountry = (code: number): boolean => countryCodes().has(code);
export const isNationality = (code: number): boolean => nationalityCodes().has(code);

export const isUniversityIn = (country: number, university: number): boolean =>
  universityChoices(country, "en")?.some(({ code }) => code === university) ?? false;

export type ListName = "nationality" | "city" | "country" | "university";

export type ChoiceName = keyof Dictionary["internship"]["choices"];

/** Returns the choices of the codes 1, 2 and so on, in order (spec 2 §3). */
export function namedChoices(choices: readonly ChoiceName[], language: Language): Choice[] {
  const t = translator(language, "internship");
  return choices.map((name, index) => ({ code: index + 1, name: t(`choices.${name}`) }));
}

/**
 * Returns a function from codes to names, including retired ones. It reads every list once; unknown codes give an empty
 * text.
 */
export function codeNames(language: Language) {
  const namesOf = (list: KeptList) => new Map(listNow(list).map(({ code, name }) => [code, name[language]]));
  const [nationalities, all, cities, universities] = [
    namesOf("nationalities"),
    namesOf("countries"),
    namesOf("cities"),
    namesOf("universities"),
  ];
  return {
    nationality: (code: number) => nationalities.get(code) ?? "",
    country: (code: number) => all.get(code) ?? "",
    city: (code: number) => cities.get(code) ?? "",
    university: (country: number, code: number) =>
      code === another(country).code
        ? ANOTHER_UNIVERSITY.name[language]
        : (groupOf("universities", code) === country && universities.get(code)) || "",
  };
}
