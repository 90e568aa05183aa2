import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import type { CsvColumn } from "~/platform/csv-table";
import type { Application } from "./application-input";
import { codeNames } from "./code-names";
import type { ApplicationState } from "./states";

type Exported = Application & { temporaryNumber: string; state: ApplicationState; appliedOn: string };
type Column = CsvColumn<Exported>;

const column = (title: string, cellOf: Column["cellOf"]): Column => ({ title, cellOf });

/** The columns of a file of applications by the names of the specification; every code, and beside it (`_DESC`) its words. */
export function exportColumns(language: Language): Column[] {
  const t = translator(language, "registrations");
  const names = codeNames(language);
  return [
    column("TEMP_NO", (of) => of.temporaryNumber),
    column("STATE", (of) => of.state),
    column("STATE_DESC", (of) => t(`states.${of.state}`)),
    column("APP_DT", (of) => of.appliedOn),
    column("DOC_NAME_A", (of) => of.nameAr),
    column("DOC_NAME_E", (of) => of.nameEn),
    column("NAT_CODE", (of) => of.nationality),
    column("NAT_CODE_DESC", (of) => names.nationality(of.nationality)),
    column("SEX", (of) => of.sex),
    column("SEX_DESC", (of) => names.choice("SEX", of.sex)),
    column("BIRTH_PLACE", (of) => of.birthPlace),
    column("BIRTH_DATE", (of) => of.birthDate),
    column("LIVE_PLACE", (of) => of.residence),
    column("LIVE_PLACE_DESC", (of) => names.choice("LIVE_PLACE", of.residence)),
    column("CITY", (of) => of.city),
    column("CITY_DESC", (of) => names.city(of.city)),
    column("ID_TYPE", (of) => of.documentKind),
    column("ID_TYPE_DESC", (of) => names.choice("ID_TYPE", of.documentKind)),
    column("ID_NO", (of) => of.documentNumber),
    column("NATIONAL_NO", (of) => of.nationalNumber),
    column("COUNTRY_CODE", (of) => of.degreeCountry),
    column("COUNTRY_CODE_DESC", (of) => names.country(of.degreeCountry)),
    column("UNIV_CODE", (of) => of.university),
    column("UNIV_CODE_DESC", (of) => names.university(of.degreeCountry, of.university)),
    column("STUDY_ST_DT", (of) => of.enrolledOn),
    column("GRAD_DT", (of) => of.graduatedOn),
    column("CERT_DATE", (of) => of.degreeOn),
    column("NO_STUDY_YEAR", (of) => of.studyYears),
    column("ACCEPT_DATE", (of) => of.equivalentOn),
    column("HI_SCHOOL_RV", (of) => of.schoolBranch),
    column("HI_SCHOOL_RV_DESC", (of) => names.choice("HI_SCHOOL_RV", of.schoolBranch)),
    column("HI_SCHOOL_DT", (of) => of.schoolOn),
    column("MOBIL", (of) => of.mobile),
    column("HOME_TEL1", (of) => of.homePhone),
    column("E_MAIL", (of) => of.email),
    column("HOME_ADD", (of) => of.homeAddress),
  ];
}
