import { type output, type ZodType, z } from "zod";
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
import { type ChoiceName, isCity, isCountry, isNationality, type ListName } from "./reference-lists";

const groupNames = ["person", "identity", "degree", "school", "contact"] as const;
type GroupName = (typeof groupNames)[number];

/** The type of an answer: `code` has letters and digits, `digits` are stored as text, `count` is a number. */
export type Kind = "text" | "day" | "choice" | "list" | "code" | "digits" | "count" | "phone" | "email";

/** Optional properties of a field; each one left out is false. */
type FieldOptions = {
  group: GroupName;
  /** The field of its group after which the form shows it, if not after the one above. */
  after?: string;
  optional?: true;
  /** True if staff can search by this field: it is then part of `search_key`. */
  searched?: true;
  /** The script of a text that is written in one script only. */
  script?: "ar" | "en";
  max?: number;
  autofill?: string;
  placeholder?: string;
  /** An example value for API callers. */
  example: string;
};

const field = <const Edge extends string, const Of extends Kind, Schema extends ZodType>(
  edge: Edge,
  kind: Of,
  check: (edge: string) => Schema,
  options: FieldOptions,
) => ({ edge, kind, check: check(edge), ...options });

const choice = <const Edge extends string>(
  edge: Edge,
  choices: readonly ChoiceName[],
  options: FieldOptions,
) => ({
  ...field(edge, "choice", (edgeName) => oneOf(edgeName, choices.length), options),
  choices,
});

const isListed: Partial<Record<ListName, (code: number) => boolean>> = {
  nationality: isNationality,
  city: isCity,
  country: isCountry,
};

const listed = <const Edge extends string>(edge: Edge, list: ListName, options: FieldOptions) => ({
  ...field(edge, "list", (edgeName) => listCode(edgeName, isListed[list]), options),
  list,
});

/**
 * All fields of an application (specification 2, §3) in the order of the specification, by the glossary's word, which
 * is also the column; first their name in forms, JSON and files.
 */
// biome-ignore format: a field is a row
export const fields = {
  nameAr: field("DOC_NAME_A", "text", arabicName, { group: "person", script: "ar", max: 120, autofill: "section-ar name", searched: true, example: "أحمد خالد محمود المصري" }),
  nameEn: field("DOC_NAME_E", "text", englishName, { group: "person", script: "en", max: 120, autofill: "section-en name", searched: true, example: "Ahmad Khaled Mahmoud Al-Masri" }),
  nationality: listed("NAT_CODE", "nationality", { group: "person", example: "400" }),
  sex: choice("SEX", ["male", "female"], { group: "person", example: "1" }),
  birthPlace: field("BIRTH_PLACE", "text", place, { group: "person", max: 120, example: "عمّان" }),
  birthDate: field("BIRTH_DATE", "day", toldDay, { group: "person", autofill: "bday", example: "2000-03-14" }),
  residence: choice("LIVE_PLACE", ["jordan", "west-bank", "abroad"], { group: "contact", example: "1" }),
  city: listed("CITY", "city", { group: "contact", example: "1101" }),
  documentKind: choice("ID_TYPE", ["passport", "card", "family-book", "children-card"], { group: "identity", example: "2" }),
  documentNumber: field("ID_NO", "code", documentNumber, { group: "identity", optional: true, searched: true, example: "N123456" }),
  nationalNumber: field("NATIONAL_NO", "digits", personNumber, { group: "identity", searched: true, example: "2000123456" }),
  degreeCountry: listed("COUNTRY_CODE", "country", { group: "degree", example: "400" }),
  university: listed("UNIV_CODE", "university", { group: "degree", example: "400001" }),
  enrolledOn: field("STUDY_ST_DT", "day", toldDay, { group: "degree", example: "2018-09-16" }),
  graduatedOn: field("GRAD_DT", "day", toldDay, { group: "degree", example: "2024-06-20" }),
  degreeOn: field("CERT_DATE", "day", toldDay, { group: "degree", example: "2024-07-01" }),
  studyYears: field("NO_STUDY_YEAR", "count", yearsOfStudy, { group: "degree", example: "6" }),
  equivalentOn: field("ACCEPT_DATE", "day", toldDay, { group: "degree", example: "2024-08-01" }),
  schoolBranch: choice("HI_SCHOOL_RV", ["scientific", "literary"], { group: "school", example: "1" }),
  schoolOn: field("HI_SCHOOL_DT", "day", toldDay, { group: "school", example: "2018-07-25" }),
  mobile: field("MOBIL", "phone", mobile, { group: "contact", autofill: "tel", placeholder: "07xxxxxxxx", searched: true, example: "0791234567" }),
  homePhone: field("HOME_TEL1", "phone", homePhone, { group: "contact", autofill: "home tel", optional: true, example: "065001000" }),
  email: field("E_MAIL", "email", email, { group: "contact", autofill: "email", searched: true, example: "intern@demo.test" }),
  homeAddress: field("HOME_ADD", "text", address, { group: "contact", after: "CITY", max: 200, autofill: "address-line1", example: "عمّان، الجبيهة" }),
};

type Fields = typeof fields;
type Key = keyof Fields;

/** The name of a field in forms, JSON and files. */
export type ApplicationField = Fields[Key]["edge"];
export type DayField = Extract<Fields[Key], { kind: "day" }>["edge"];

/** An application as it is stored. */
export type Application = { [Each in Key]: output<Fields[Each]["check"]> };

export type Field = FieldOptions & {
  key: Key;
  edge: ApplicationField;
  kind: Kind;
  check: ZodType;
  /** The names of the codes 1, 2 and so on. */
  choices?: readonly ChoiceName[];
  list?: ListName;
};

export const allFields = Object.entries(fields).map(([key, description]) => ({
  key,
  ...description,
})) as Field[];

export const applicationFields = allFields.map(({ edge }) => edge);

export const fieldNamed = Object.fromEntries(allFields.map((each) => [each.edge, each])) as Record<
  ApplicationField,
  Field
>;

type Shape = { [Each in Key as Fields[Each]["edge"]]: Fields[Each]["check"] };
export const shape = Object.fromEntries(allFields.map(({ edge, check }) => [edge, check])) as Shape;

export const examples = Object.fromEntries(allFields.map(({ edge, example }) => [edge, example])) as Record<
  ApplicationField,
  string
>;

/** Returns the rules of single fields, which a form carries for its script. */
export const rulesOf = (names: readonly ApplicationField[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, shape[name]])));

export type Group = { name: GroupName; fields: ApplicationField[] };

function fieldsOf(name: GroupName): ApplicationField[] {
  const ownFields = allFields.filter(({ group }) => group === name);
  const following = (edge: string) => ownFields.filter(({ after }) => after === edge);
  return ownFields
    .flatMap((each) => (each.after ? [] : [each, ...following(each.edge)]))
    .map(({ edge }) => edge);
}

/** The parts of the form in order, which are also the steps of its short version. */
export const groups: readonly Group[] = groupNames.map((name) => ({ name, fields: fieldsOf(name) }));
