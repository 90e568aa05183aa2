import { checked, day, digits, line, paragraphs } from "~/fields/field-schemas";
import { AMOUNT, plainAmount } from "./figure-value";

/** How a field of the office is entered, shown and checked. */
export type Shape =
  | "line"
  | "label"
  | "phone"
  | "email"
  | "link"
  | "decimal"
  | "colour"
  | "tick"
  | "paragraphs"
  | "day"
  | "number"
  | "year"
  | "percent"
  | "photo"
  | "media"
  | "file"
  | "amount"
  | { choice: readonly string[] };
/**
 * `lang` is the language of the text; a field without it is entered once. `part` is the part of a long form that it
 * belongs to.
 */
export type Field = {
  name: string;
  part?: string;
  shape: Shape;
  lang?: "ar" | "en";
  needed?: boolean;
  suggest?: readonly string[];
};

const LONGEST_LABEL = 60;
const LONGEST_LINE = 300;
const LONGEST_TEXT = 20_000;
const MAX_DIGITS = 6;

/** Returns a field for each language; only the Arabic one is required. */
export const bilingual = (
  ar: string,
  en: string,
  shape: "line" | "label" | "paragraphs",
  needed = false,
): Field[] => [
  { name: ar, shape, lang: "ar", needed },
  { name: en, shape, lang: "en" },
];
/** Assigns fields to one part of a form, shown under its title. */
export const inPart = (part: string, fields: Field[]): Field[] => fields.map((field) => ({ ...field, part }));

/** Returns a field without language. */
export const single = (name: string, shape: Shape, more: Partial<Field> = {}): Field => ({
  name,
  shape,
  ...more,
});

const LINK = String.raw`^https?://[^\s/?#]+\.[^\s/?#]+/[^\s?#]\S*$`;
const DECIMAL = String.raw`^-?\d{1,3}(\.\d{1,8})?$`;

function textOf(shape: Exclude<Shape, object>) {
  switch (shape) {
    case "day":
      return day();
    case "number":
      return digits(1, MAX_DIGITS);
    case "year":
      return checked([
        ["digits", 4, 4, "content:not-a-year"],
        ["match", "^(1[89]|20)[0-9]{2}$", "content:not-a-year"],
      ]);
    case "amount":
      return checked([
        ["dense"],
        ["given", "required"],
        ["match", AMOUNT, "content:not-an-amount"],
      ]).transform(plainAmount);
    case "percent":
      return checked([
        ["digits", 1, 3, "content:not-a-percentage"],
        ["match", "^(100|[0-9]{1,2})$", "content:not-a-percentage"],
      ]);
    case "label":
      return line(LONGEST_LABEL);
    case "paragraphs":
      return paragraphs(LONGEST_TEXT);
    case "email":
      return checked([["email", "content:not-an-email"]]);
    case "link":
      return checked([["latin"], ["most", LONGEST_LINE], ["match", LINK, "content:not-a-link"]]);
    case "colour":
      return checked([["plain"], ["match", "^#[0-9a-f]{6}$", "content:not-a-colour"]]);
    case "tick":
      return checked([["match", "^1$", "content:not-a-choice"]]);
    case "decimal":
      return checked([["plain"], ["match", DECIMAL, "content:not-a-decimal"]]);
    default:
      return line(LONGEST_LINE);
  }
}

const schemaOfShape = (shape: Shape) =>
  typeof shape === "object"
    ? checked([["match", `^(${shape.choice.join("|")})$`, "content:not-a-choice"]])
    : textOf(shape);

export const schemaOfField = ({ shape, needed }: Field) =>
  needed ? schemaOfShape(shape) : schemaOfShape(shape).optional();

export const isUpload = ({ shape }: Field) => shape === "photo" || shape === "file";
