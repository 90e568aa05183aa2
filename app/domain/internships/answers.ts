import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { type Application, type ApplicationField, applicationFields } from "./application";
import { codeNames } from "./reference-lists";

/** An answer as a person reads it; `ltr` for numbers and addresses that read left to right in any text. */
export type ReadableAnswer = { field: ApplicationField; text: string; ltr: boolean };

const leftToRight: readonly ApplicationField[] = ["ID_NO", "NATIONAL_NO", "MOBIL", "HOME_TEL1", "E_MAIL"];

function textsOf(of: Application, language: Language): Record<ApplicationField, string | null> {
  const day = (iso: string) => formatDay(iso, language);
  const names = codeNames(language);
  return {
    DOC_NAME_A: of.nameAr,
    DOC_NAME_E: of.nameEn,
    NAT_CODE: names.nationality(of.nationality) || String(of.nationality),
    SEX: names.choice("SEX", of.sex) || String(of.sex),
    BIRTH_PLACE: of.birthPlace,
    BIRTH_DATE: day(of.birthDate),
    LIVE_PLACE: names.choice("LIVE_PLACE", of.residence) || String(of.residence),
    CITY: names.city(of.city) || String(of.city),
    ID_TYPE: names.choice("ID_TYPE", of.documentKind) || String(of.documentKind),
    ID_NO: of.documentNumber,
    NATIONAL_NO: of.nationalNumber,
    COUNTRY_CODE: names.country(of.degreeCountry) || String(of.degreeCountry),
    UNIV_CODE: names.university(of.degreeCountry, of.university) || String(of.university),
    STUDY_ST_DT: day(of.enrolledOn),
    GRAD_DT: day(of.graduatedOn),
    CERT_DATE: day(of.degreeOn),
    NO_STUDY_YEAR: String(of.studyYears),
    ACCEPT_DATE: day(of.equivalentOn),
    HI_SCHOOL_RV: names.choice("HI_SCHOOL_RV", of.schoolBranch) || String(of.schoolBranch),
    HI_SCHOOL_DT: day(of.schoolOn),
    MOBIL: of.mobile,
    HOME_TEL1: of.homePhone,
    E_MAIL: of.email,
    HOME_ADD: of.homeAddress,
  };
}

export function answersOf(application: Application, language: Language): ReadableAnswer[] {
  const texts = textsOf(application, language);
  const none = translator(language, "internship")("not-given");
  return applicationFields.map((field) => ({
    field,
    text: texts[field] ?? none,
    ltr: texts[field] !== null && leftToRight.includes(field),
  }));
}
