import { parseForm } from "~/fields/parse-form";
import {
  type Application,
  type ApplicationField,
  applicationFields,
  applicationInput,
  applicationOf,
} from "./application";

const MOST_CHARACTERS = 500;

/** What was typed so far, as it was typed; a field that was never sent is left out. */
export type FormValues = Partial<Record<ApplicationField, string>>;

const cut = (text: string) =>
  text.length > MOST_CHARACTERS ? [...text].slice(0, MOST_CHARACTERS).join("") : text;

/** What a form holds of an application: each field of it that was sent once, as text, cut at 500 characters. */
export function formValuesIn(form: FormData): FormValues {
  const sent = applicationFields.flatMap((field) => {
    const [value, ...more] = form.getAll(field);
    return typeof value === "string" && !more.length ? [[field, cut(value)]] : [];
  });
  return Object.fromEntries(sent);
}

/** An application as its form would send it: the other way round of `applicationOf`. */
export const asTyped = (application: Application): Record<ApplicationField, string> => ({
  DOC_NAME_A: application.nameAr,
  DOC_NAME_E: application.nameEn,
  NAT_CODE: String(application.nationality),
  SEX: String(application.sex),
  BIRTH_PLACE: application.birthPlace,
  BIRTH_DATE: application.birthDate,
  LIVE_PLACE: String(application.residence),
  CITY: String(application.city),
  ID_TYPE: String(application.documentKind),
  ID_NO: application.documentNumber ?? "",
  NATIONAL_NO: application.nationalNumber,
  COUNTRY_CODE: String(application.degreeCountry),
  UNIV_CODE: String(application.university),
  STUDY_ST_DT: application.enrolledOn,
  GRAD_DT: application.graduatedOn,
  CERT_DATE: application.degreeOn,
  NO_STUDY_YEAR: String(application.studyYears),
  ACCEPT_DATE: application.equivalentOn,
  HI_SCHOOL_RV: String(application.schoolBranch),
  HI_SCHOOL_DT: application.schoolOn,
  MOBIL: application.mobile,
  HOME_TEL1: application.homePhone ?? "",
  E_MAIL: application.email,
  HOME_ADD: application.homeAddress,
});

export type Errors = Partial<Record<ApplicationField, string[]>>;

export function formOf(values: FormValues): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.append(field, value);
  return form;
}

/** An application as it was sent, on a day in Amman; null while something is wrong, and what that is by field. */
export function checkAnswers(
  form: FormData,
  today: string,
): { application: Application | null; errors: Errors } {
  const { value, refuse } = parseForm(form, applicationInput(today));
  if (value) return { application: applicationOf(value), errors: {} };
  return { application: null, errors: (refuse().error ?? {}) as Errors };
}

export const errorsIn = (errors: Errors, fields: readonly ApplicationField[]): Errors =>
  Object.fromEntries(fields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
