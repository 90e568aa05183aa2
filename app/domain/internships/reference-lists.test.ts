import { afterEach, describe, expect, it } from "vitest";
import { edition, setEdition } from "~/content/current-edition";
import { countries } from "~/content/reference/countries";
import { universities } from "~/content/reference/universities";
import { languages } from "~/i18n";
import {
  cityGroups,
  codeNames,
  countryChoices,
  isCity,
  isCountry,
  isNationality,
  isUniversityIn,
  nationalityChoices,
  universityChoices,
} from "./reference-lists";

const all = countries.flat();
const cities = cityGroups().flatMap((group) => group.cities);
const doubles = <Value>(values: Value[]) => values.filter((value, index) => values.indexOf(value) !== index);
const isArabic = (text: string) => /[\u0621-\u064a]/.test(text);

describe("countries and nationalities", () => {
  it.each(languages)("start with Jordan and the Arab countries, in %s", (language) => {
    for (const choices of [countryChoices(language), nationalityChoices(language)]) {
      expect(choices[0]!.code).toBe(400);
      expect(choices.slice(0, 22).map(({ code }) => code)).toEqual(
        expect.arrayContaining([275, 368, 682, 818]),
      );
      expect(choices.at(-1)!.code).toBe(999);
      const others = choices.slice(22, -1).map(({ name }) => name);
      expect(others).toEqual([...others].sort(new Intl.Collator(language).compare));
      expect(doubles(choices.map(({ code }) => code))).toEqual([]);
      expect(doubles(choices.map(({ name }) => name))).toEqual([]);
    }
  });

  it("have names in both languages", () => {
    const named = [...all.flatMap(({ name, national }) => (national ? [name, national] : [name]))];
    expect(named.filter(({ ar, en }) => !isArabic(ar) || isArabic(en) || !en.trim())).toEqual([]);
    expect(all.find(({ code }) => code === 275)?.name).toEqual({ en: "Palestine", ar: "فلسطين" });
    expect(all.find(({ code }) => code === 400)?.national).toEqual({ en: "Jordanian", ar: "أردني" });
    expect(nationalityChoices("en").length).toBeGreaterThan(190);
  });

  it("recognise their codes", () => {
    expect([isCountry(344), isNationality(344)]).toEqual([true, false]);
    expect([isCountry(0), isNationality(1), isCountry(Number.NaN)]).toEqual([false, false, false]);
  });
});

describe("the cities", () => {
  it("belong to twelve governorates, the West Bank and other places, each once", () => {
    expect(cityGroups()).toHaveLength(14);
    expect(doubles(cities.map(({ code }) => code))).toEqual([]);
    expect(doubles(cities.map(({ name }) => name.ar))).toEqual([]);
    expect(doubles(cities.map(({ name }) => name.en))).toEqual([]);
    expect(cities.filter(({ name }) => !isArabic(name.ar) || isArabic(name.en))).toEqual([]);
    expect([isCity(1101), isCity(9903), isCity(1)]).toEqual([true, true, false]);
  });
});

describe("the universities", () => {
  it("belong to an existing country, each once", () => {
    expect(doubles(universities.map(({ country }) => country))).toEqual([]);
    expect(universities.filter(({ country }) => !isCountry(country))).toEqual([]);
    for (const { country, universities: universitiesOfCountry } of universities) {
      expect([country, doubles(universitiesOfCountry.map(({ number }) => number))]).toEqual([country, []]);
      expect([country, doubles(universitiesOfCountry.map(({ name }) => name.en.toLowerCase()))]).toEqual([
        country,
        [],
      ]);
      expect([country, doubles(universitiesOfCountry.map(({ name }) => name.ar))]).toEqual([country, []]);
      expect(universitiesOfCountry.filter(({ number }) => number < 1 || number >= 999)).toEqual([]);
      expect(
        universitiesOfCountry.filter(({ name }) => isArabic(name.en) || name.en !== name.en.trim()),
      ).toEqual([]);
    }
  });

  it("have Arabic names in Arabic-speaking countries", () => {
    const arab = new Set([400, ...countries[1]!.map(({ code }) => code)]);
    const english = universities
      .filter(({ country }) => arab.has(country))
      .flatMap((each) => each.universities.filter(({ name }) => !isArabic(name.ar)));
    expect(english).toEqual([]);
  });

  it('end with "another university" in every country', () => {
    for (const { code } of all) {
      const choices = universityChoices(code, "en")!;
      expect(choices.at(-1)).toEqual({ code: code * 1000 + 999, name: "Another university" });
      expect(isUniversityIn(code, code * 1000 + 999)).toBe(true);
    }
    expect(universityChoices(1, "en")).toBeNull();
    expect(universityChoices(400, "ar")!.map(({ name }) => name)).toContain("الجامعة الأردنية");
    expect(isUniversityIn(818, 400_001)).toBe(false);
  });

  it("keep the codes of stored applications", async () => {
    const lines = [
      ...all.map(({ code, name }) => `country ${code} ${name.en}`),
      ...cities.map(({ code, name }) => `city ${code} ${name.en}`),
      ...universities.flatMap(({ country, universities: universitiesOfCountry }) =>
        universitiesOfCountry.map(({ number, name }) => `university ${country * 1000 + number} ${name.en}`),
      ),
    ];
    await expect(`${lines.sort().join("\n")}\n`).toMatchFileSnapshot("../../content/reference/codes.txt");
  });
});

describe("a retired list entry", () => {
  const delivered = edition();
  afterEach(() => setEdition(delivered));
  const entry = (code: number, name: string, retired: boolean) => ({
    code,
    name: { ar: name, en: name },
    retired,
  });

  it("is no longer offered or accepted, and keeps its name in stored applications", () => {
    setEdition({
      ...delivered,
      lists: {
        ...delivered.lists,
        countries: [entry(8, "Albania", true), entry(1000, "A new country", false)],
        cities: [entry(1102, "Sahab", true)],
        universities: [
          entry(400_001, "The first university", true),
          entry(1_000_001, "Its university", false),
        ],
      },
    });
    expect([isCountry(8), isCity(1102), isUniversityIn(400, 400_001)]).toEqual([false, false, false]);
    const countries = countryChoices("en");
    expect(countries.map(({ code }) => code)).not.toContain(8);
    expect(countries.findIndex(({ code }) => code === 1000)).toBeGreaterThan(21);
    expect(countries.at(-1)!.code).toBe(999);
    expect(universityChoices(8, "en")).toBeNull();
    expect(isUniversityIn(1000, 1_000_001)).toBe(true);
    const names = codeNames("en");
    expect([names.country(8), names.city(1102), names.university(400, 400_001)]).toEqual([
      "Albania",
      "Sahab",
      "The first university",
    ]);
    expect([names.university(8, 8999), names.university(682, 400_001)]).toEqual(["Another university", ""]);
  });
});
