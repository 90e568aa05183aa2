import type { Application } from "./application-input";
import type { ApplicationField } from "./draft-values";

/** An application as its form would send it: the other way round of `applicationOf`. */
export const asTyped = (kept: Application): Record<ApplicationField, string> => ({
  DOC_NAME_A: kept.nameAr,
  DOC_NAME_E: kept.nameEn,
  NAT_CODE: String(kept.nationality),
  SEX: String(kept.sex),
  BIRTH_PLACE: kept.birthPlace,
  BIRTH_DATE: kept.birthDate,
  LIVE_PLACE: String(kept.residence),
  CITY: String(kept.city),
  ID_TYPE: String(kept.documentKind),
  ID_NO: kept.documentNumber ?? "",
  NATIONAL_NO: kept.nationalNumber,
  COUNTRY_CODE: String(kept.degreeCountry),
  UNIV_CODE: String(kept.university),
  STUDY_ST_DT: kept.enrolledOn,
  GRAD_DT: kept.graduatedOn,
  CERT_DATE: kept.degreeOn,
  NO_STUDY_YEAR: String(kept.studyYears),
  ACCEPT_DATE: kept.equivalentOn,
  HI_SCHOOL_RV: String(kept.schoolBranch),
  HI_SCHOOL_DT: kept.schoolOn,
  MOBIL: kept.mobile,
  HOME_TEL1: kept.homePhone ?? "",
  E_MAIL: kept.email,
  HOME_ADD: kept.homeAddress,
});
