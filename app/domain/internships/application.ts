import { z } from "zod";
import { JORDAN } from "~/content/reference/countries";
import { type DayField, dateProblems, type ToldDays } from "./date-sequence";
import {
  address,
  arabicName,
  documentNumber,
  email,
  englishName,
  homePhone,
  listCode,
  mobile,
  oneOf,
  personNumber,
  place,
  toldDay,
  yearsOfStudy,
} from "./field-checks";
import { isCity, isCountry, isNationality, isUniversityIn } from "./reference-lists";

const PERSON_NUMBER_OF_JORDANIANS = 10;
const dayFields: DayField[] = [
  "BIRTH_DATE",
  "HI_SCHOOL_DT",
  "STUDY_ST_DT",
  "GRAD_DT",
  "CERT_DATE",
  "ACCEPT_DATE",
];

const fields = z.object({
  DOC_NAME_A: arabicName("DOC_NAME_A"),
  DOC_NAME_E: englishName("DOC_NAME_E"),
  NAT_CODE: listCode("NAT_CODE", isNationality),
  SEX: oneOf("SEX", 2),
  BIRTH_PLACE: place("BIRTH_PLACE"),
  BIRTH_DATE: toldDay("BIRTH_DATE"),
  LIVE_PLACE: oneOf("LIVE_PLACE", 3),
  CITY: listCode("CITY", isCity),
  ID_TYPE: oneOf("ID_TYPE", 4),
  ID_NO: documentNumber,
  NATIONAL_NO: personNumber("NATIONAL_NO"),
  COUNTRY_CODE: listCode("COUNTRY_CODE", isCountry),
  UNIV_CODE: listCode("UNIV_CODE"),
  STUDY_ST_DT: toldDay("STUDY_ST_DT"),
  GRAD_DT: toldDay("GRAD_DT"),
  CERT_DATE: toldDay("CERT_DATE"),
  NO_STUDY_YEAR: yearsOfStudy("NO_STUDY_YEAR"),
  ACCEPT_DATE: toldDay("ACCEPT_DATE"),
  HI_SCHOOL_RV: oneOf("HI_SCHOOL_RV", 2),
  HI_SCHOOL_DT: toldDay("HI_SCHOOL_DT"),
  MOBIL: mobile("MOBIL"),
  HOME_TEL1: homePhone,
  E_MAIL: email("E_MAIL"),
  HOME_ADD: address("HOME_ADD"),
});

type Fields = z.output<typeof fields>;
export type ApplicationField = keyof Fields;

/** The fields of an application by their names in forms, in the order of the form. */
export const applicationFields = Object.keys(fields.shape) as ApplicationField[];

function problemsTogether(read: Partial<Fields>, today: string): Partial<Record<ApplicationField, string>> {
  const told = dayFields.flatMap((field) => (read[field] ? [[field, read[field]]] : []));
  const problems: Partial<Record<ApplicationField, string>> = dateProblems(
    Object.fromEntries(told) as ToldDays,
    today,
  );
  const { NAT_CODE: nationality, NATIONAL_NO: number, COUNTRY_CODE: country, UNIV_CODE: university } = read;
  if (nationality === JORDAN && number && number.length !== PERSON_NUMBER_OF_JORDANIANS)
    problems.NATIONAL_NO = "record:errors.national-number";
  if (country && university && !isUniversityIn(country, university))
    problems.UNIV_CODE = "internship:errors.university-elsewhere";
  return problems;
}

/**
 * An application for registration until Emtyaz on a day (specification 2, §3 and §5). Everything that is wrong is said
 * at once: what is wrong with several fields together as well, as far as they can be read.
 */
export const applicationInput = (today: string) =>
  fields.superRefine(
    (sent, context) => {
      const wrong = new Set(context.issues.map(({ path }) => path?.[0]));
      const read = Object.fromEntries(Object.entries(sent).filter(([field]) => !wrong.has(field)));
      for (const [field, message] of Object.entries(problemsTogether(read, today)))
        context.addIssue({ code: "custom", path: [field], message });
    },
    { when: () => true },
  );

/** The same by the words of the glossary, as it is kept. */
export const applicationOf = (input: Fields) => ({
  nameAr: input.DOC_NAME_A,
  nameEn: input.DOC_NAME_E,
  nationality: input.NAT_CODE,
  sex: input.SEX,
  birthPlace: input.BIRTH_PLACE,
  birthDate: input.BIRTH_DATE,
  residence: input.LIVE_PLACE,
  city: input.CITY,
  documentKind: input.ID_TYPE,
  documentNumber: input.ID_NO,
  nationalNumber: input.NATIONAL_NO,
  degreeCountry: input.COUNTRY_CODE,
  university: input.UNIV_CODE,
  enrolledOn: input.STUDY_ST_DT,
  graduatedOn: input.GRAD_DT,
  degreeOn: input.CERT_DATE,
  studyYears: input.NO_STUDY_YEAR,
  equivalentOn: input.ACCEPT_DATE,
  schoolBranch: input.HI_SCHOOL_RV,
  schoolOn: input.HI_SCHOOL_DT,
  mobile: input.MOBIL,
  homePhone: input.HOME_TEL1,
  email: input.E_MAIL,
  homeAddress: input.HOME_ADD,
});

export type Application = ReturnType<typeof applicationOf>;

type GroupName = "person" | "identity" | "degree" | "school" | "contact";
export type Group = { name: GroupName; fields: ApplicationField[] };

export const groups: readonly Group[] = [
  {
    name: "person",
    fields: ["DOC_NAME_A", "DOC_NAME_E", "NAT_CODE", "SEX", "BIRTH_PLACE", "BIRTH_DATE"],
  },
  { name: "identity", fields: ["ID_TYPE", "ID_NO", "NATIONAL_NO"] },
  {
    name: "degree",
    fields: [
      ...(["COUNTRY_CODE", "UNIV_CODE", "STUDY_ST_DT", "GRAD_DT"] as const),
      ...(["CERT_DATE", "NO_STUDY_YEAR", "ACCEPT_DATE"] as const),
    ],
  },
  { name: "school", fields: ["HI_SCHOOL_RV", "HI_SCHOOL_DT"] },
  { name: "contact", fields: ["LIVE_PLACE", "CITY", "HOME_ADD", "MOBIL", "HOME_TEL1", "E_MAIL"] },
];

export const applicationStates = ["received", "returned", "accepted"] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const isApplicationState = (text: unknown): text is ApplicationState =>
  applicationStates.includes(text as ApplicationState);
