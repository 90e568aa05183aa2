import type { ApplicationField } from "./draft-values";

export type GroupName = "person" | "identity" | "degree" | "school" | "contact";
export type Group = { name: GroupName; fields: ApplicationField[] };

/** The parts of the form, in its order, and the fields of each. */
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
