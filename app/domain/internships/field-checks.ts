import { detailChecks } from "~/domain/members/details";
import type { Check } from "~/fields/checks";
import { checked, ifSeen } from "~/fields/field-schemas";

const NOT_IN_LIST = "internship:errors.not-in-list";
const DIGITS_TO_TEN = "^\\d{1,10}$";
const DOCUMENT_NUMBER = "^[\\p{L}\\p{M}\\d]{1,30}$";
const ONE_TO_TWENTY = "^([1-9]|1\\d|20)$";
const NOT_ABROAD = "^[^+]";
const TEN_AT_HOME = "^(\\+.*|.{0,10})$";

const missing = (field: string) => `internship:missing.${field}`;

const needed = (field: string, ...checks: readonly Check[]) =>
  checked([["needed", missing(field)], ...checks], missing(field));

export const listCode = (field: string, isListed: (code: number) => boolean = () => true) =>
  needed(field, ["code", NOT_IN_LIST]).transform(Number).refine(isListed, NOT_IN_LIST);

export const oneOf = (field: string, maxCode: number) =>
  listCode(field, (code) => code >= 1 && code <= maxCode);

export const toldDay = (field: string) => needed(field, ["unmarked"], ["day"]);

export const arabicName = (field: string) => needed(field, ["name", "ar", "names:errors.arabic"]);
export const englishName = (field: string) => needed(field, ["name", "en", "names:errors.english"]);

/** A place name in letters of either language. */
export const place = (field: string) =>
  needed(field, ["name", "either", "internship:errors.place", "internship:errors.place"]);

/** Up to ten digits with leading zeros: a national number, or a personal number of another country. */
export const personNumber = (field: string) =>
  needed(field, ["dense"], ["match", DIGITS_TO_TEN, "internship:errors.person-number"]);

export const documentNumber = () =>
  ifSeen([["dense"], ["upper"], ["match", DOCUMENT_NUMBER, "internship:errors.document-number"]]);

export const yearsOfStudy = (field: string) =>
  needed(field, ["dense"], ["match", ONE_TO_TWENTY, "internship:errors.study-years"]).transform(Number);

/** A Jordanian mobile number of 7 to 10 digits. */
export const mobile = (field: string) =>
  needed(
    field,
    ["phone", "record:errors.mobile"],
    ["match", NOT_ABROAD, "internship:errors.foreign-mobile"],
    ["match", TEN_AT_HOME, "record:errors.mobile"],
  );

/** A home telephone number: 7 to 10 digits, or + and up to 15 for another country; may be null. */
export const homePhone = () =>
  ifSeen([
    ["phone", "internship:errors.home-phone"],
    ["match", TEN_AT_HOME, "internship:errors.home-phone"],
  ]);

export const email = (field: string) => needed(field, ...detailChecks.email);

export const address = (field: string) => {
  const [clean, ...rules] = detailChecks.homeAddress;
  return needed(field, clean!, ["needed", missing(field)], ...rules);
};
