import { examples } from "~/domain/internships/fields";

/** A valid application as its form sends it, except for the changed fields. */
export const sentApplication = (changed: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...examples,
  DOC_NAME_A: "سارة محمود علي الخطيب",
  DOC_NAME_E: "Sara Mahmoud Ali Al-Khatib",
  NAT_CODE: 400,
  SEX: 2,
  BIRTH_DATE: "2001-03-14",
  LIVE_PLACE: 1,
  CITY: 1101,
  ID_TYPE: 2,
  NATIONAL_NO: "2001123456",
  COUNTRY_CODE: 400,
  UNIV_CODE: 400_001,
  STUDY_ST_DT: "2019-09-15",
  GRAD_DT: "2025-06-20",
  CERT_DATE: "2025-07-01",
  NO_STUDY_YEAR: 6,
  ACCEPT_DATE: "2025-08-01",
  HI_SCHOOL_RV: 1,
  HI_SCHOOL_DT: "2019-07-25",
  HOME_TEL1: "",
  E_MAIL: "sara@intern.example",
  ...changed,
});

export function applicationForm(changed: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(sentApplication(changed)))
    if (value !== undefined) form.append(name, String(value));
  return form;
}
