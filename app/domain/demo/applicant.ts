import { families, men, women } from "~/content/demo/names";
import { governorates } from "~/content/reference/cities";
import { JORDAN } from "~/content/reference/countries";
import { exampleApplication } from "~/domain/internships/application";
import type { Application } from "~/domain/internships/fields";
import { universityChoices } from "~/domain/internships/reference-lists";
import type { SeededRandom } from "./chance";

const [AGE_AT_SCHOOL, YEARS_OF_STUDY, GRADUATED_AT_MOST_YEARS_AGO] = [18, 6, 3];
const FAMILIES_OF_LETTERS = families.filter(([, en]) => /^[A-Za-z-]+$/.test(en));
const greater = governorates[0]!;
const ofJordan = governorates.filter(({ cities }) => cities.every(({ id }) => id < 4000));

type ApplicantOptions = { appliedOn: string; from: number; degree: number };

const two = (number: number) => String(number).padStart(2, "0");
const numeral = (by: SeededRandom, length: number) =>
  Array.from({ length }, () => String(by.below(10))).join("");

function namesOf(sex: number, by: SeededRandom) {
  const father = by.pick(men);
  const others = men.filter((name) => name !== father);
  const grandfather = by.pick(others);
  const first = by.pick(sex === 2 ? women : others.filter((name) => name !== grandfather));
  const parts = [first, father, grandfather, by.pick(FAMILIES_OF_LETTERS)];
  return { ar: parts.map(([ar]) => ar).join(" "), en: parts.map(([, en]) => en) };
}

function daysOf(appliedOn: string, by: SeededRandom) {
  const graduated = Number(appliedOn.slice(0, 4)) - 1 - by.below(GRADUATED_AT_MOST_YEARS_AGO);
  const school = graduated - YEARS_OF_STUDY;
  const day = () => two(1 + by.below(28));
  return {
    birthDate: `${school - AGE_AT_SCHOOL}-${two(1 + by.below(12))}-${day()}`,
    schoolOn: `${school}-07-${day()}`,
    enrolledOn: `${school}-09-${day()}`,
    graduatedOn: `${graduated}-06-${day()}`,
    degreeOn: `${graduated}-07-${day()}`,
    equivalentOn: `${graduated}-10-${day()}`,
  };
}

export function demoApplicant({ appliedOn, from, degree }: ApplicantOptions, by: SeededRandom): Application {
  const sex = 1 + by.below(2);
  const { ar, en } = namesOf(sex, by);
  const days = daysOf(appliedOn, by);
  const isJordanian = from === JORDAN;
  const city = by.pick(by.below(2) ? greater.cities : by.pick(ofJordan).cities);
  const mailbox = `${en[0]}.${en.at(-1)}${by.below(90) + 10}`.toLowerCase();
  return {
    ...exampleApplication(),
    nameAr: ar,
    nameEn: en.join(" "),
    nationality: from,
    sex,
    birthPlace: isJordanian ? city.name.ar : by.pick(greater.cities).name.ar,
    city: city.id,
    documentKind: isJordanian ? 2 : 1,
    documentNumber: isJordanian ? `${by.pick(["K", "N", "R"])}${numeral(by, 6)}` : `P${numeral(by, 7)}`,
    nationalNumber: isJordanian ? `${days.birthDate.slice(0, 4)}${numeral(by, 6)}` : numeral(by, 8),
    degreeCountry: degree,
    university: by.pick(universityChoices(degree, "ar")!.slice(0, -1)).code,
    ...days,
    studyYears: YEARS_OF_STUDY,
    mobile: `07${7 + by.below(3)}${numeral(by, 7)}`,
    homePhone: by.below(3) ? null : `06${numeral(by, 7)}`,
    email: `${mailbox}@intern.test`,
    homeAddress: `${city.name.ar}، شارع ${by.pick(men)[0]} ${by.pick(families)[0]}، عمارة ${1 + by.below(60)}`,
  };
}
