/** Columns that both the register and the portal may change. */
export const personColumns = {
  DOC_NAME_A: "nameAr",
  DOC_NAME_E: "nameEn",
  NATIONAL_NO: "nationalNumber",
  MOBIL: "mobile",
  HOME_ADD: "homeAddress",
  WORK_ADD: "workAddress",
  E_MAIL: "email",
  WORK_STATUS: "workStatus",
  GOV_DESC: "governorate",
  AREA_SITE_NAME: "workplaceArea",
  SPEC_DESC: "specialties",
  REG_DATE: "registeredOn",
  HIDDEN: "hiddenByRegister",
} as const;

/** Columns that only the register changes. */
export const duesColumns = {
  ANNUAL: "annualFeePaidYear",
  LAST_Y_SOC: "socialYear",
  LAST_M_SOC: "socialMonth",
  LAST_Y_RET: "retirementYear",
  LAST_M_RET: "retirementMonth",
  YYRR: "annualFees",
} as const;

export type PersonColumn = keyof typeof personColumns;
export type DuesColumn = keyof typeof duesColumns;
export type RegisterColumn = "DOC_NO" | PersonColumn | DuesColumn;
export type PersonField = (typeof personColumns)[PersonColumn];
export type DuesField = (typeof duesColumns)[DuesColumn];

/** The column of each field, the other way round. */
export const columnOfField = Object.fromEntries(
  Object.entries({ ...personColumns, ...duesColumns }).map(([column, field]) => [field, column]),
) as Record<string, PersonColumn | DuesColumn>;

/**
 * A member's values in the register file: null is a value that the file erases, a missing field is one that it does not
 * mention.
 */
export type RegisterValues = Partial<Record<PersonField, string | null>>;

export const registerColumns = [
  "DOC_NO",
  ...(Object.keys(personColumns) as PersonColumn[]),
  ...(Object.keys(duesColumns) as DuesColumn[]),
] as const satisfies readonly RegisterColumn[];

export const neverEmpty: readonly PersonColumn[] = ["DOC_NAME_A", "WORK_STATUS"];
