import { type ZodType, z } from "zod";
import { day, line, paragraphs } from "~/fields/field-schemas";
import type { Language } from "~/i18n";

const LONGEST_LINE = 300;
const LONGEST_TEXT = 20_000;

type Shape = "line" | "paragraphs" | "day";

/**
 * Describes a text of a publication once: its form field, whether it is optional, its column, and its language. Its
 * label is `form.NAME` in the dictionary of its area.
 */
export type TextField = {
  shape: Shape;
  column: string;
  optional: boolean;
  language?: Language;
  /** The maximum length in characters. */
  maxLength?: number;
  /** The visible rows of its text area. */
  rows?: number;
  /** The dictionary key of the hint beside its label. */
  hint?: string;
};

export type TextFields = Record<string, TextField>;
export type TextName<Fields extends TextFields> = keyof Fields & string;

type Text<Field extends TextField> = Field["optional"] extends true ? string | null : string;

/** The texts as a version stores them; null for one that was left empty. */
export type TextsOf<Fields extends TextFields> = { [Name in keyof Fields]: Text<Fields[Name]> };

type Schemas<Fields extends TextFields> = {
  [Name in keyof Fields]: Fields[Name]["optional"] extends true
    ? z.ZodOptional<ZodType<string>>
    : ZodType<string>;
};

type ColumnsOf<Fields extends TextFields> = {
  [Name in keyof Fields as Fields[Name]["column"]]: Text<Fields[Name]>;
};

type Options = Pick<TextField, "language" | "rows" | "hint">;

const field =
  (shape: Shape, maxLength?: number) =>
  <const Column extends string, const Optional extends boolean = false>({
    optional = false as Optional,
    ...options
  }: Options & { column: Column; optional?: Optional }) => ({ shape, maxLength, optional, ...options });

/** A line of at most 300 characters. */
export const lineField = field("line", LONGEST_LINE);
/** A text of at most 20,000 characters, in paragraphs. */
export const paragraphsField = field("paragraphs", LONGEST_TEXT);
/** A day, YYYY-MM-DD. */
export const dayField = field("day");

const schemas = { line, paragraphs, day };

/** Returns the schema of the texts as their form sends them. */
export const schemaOfTexts = <Fields extends TextFields>(fields: Fields) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, { shape, maxLength = 0, optional }]) => {
        const schema = schemas[shape](maxLength);
        return [name, optional ? schema.optional() : schema];
      }),
    ) as unknown as Schemas<Fields>,
  );

const mapTexts = <Fields extends TextFields, Value>(
  fields: Fields,
  value: (name: TextName<Fields>, field: TextField) => Value,
) => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(name, field)]));

/** Returns only the texts of a sent form, null for empty ones. */
export const textsFromForm = <Fields extends TextFields>(fields: Fields, sent: Record<string, unknown>) =>
  mapTexts(fields, (name) => sent[name] ?? null) as TextsOf<Fields>;

/** Returns empty values for texts that older versions do not have. */
export const emptyTexts = <Fields extends TextFields>(fields: Fields) =>
  mapTexts(fields, (_, { optional }) => (optional ? null : "")) as TextsOf<Fields>;

/** Returns the texts as the inputs of a form show them. */
export const formTexts = <Fields extends TextFields>(fields: Fields, texts: TextsOf<Fields>) =>
  mapTexts(fields, (name) => texts[name] ?? "") as Record<TextName<Fields>, string>;

/** Returns the texts by column. */
export const columnsOfTexts = <Fields extends TextFields>(fields: Fields, texts: TextsOf<Fields>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { column }]) => [column, texts[name]]),
  ) as ColumnsOf<Fields>;

/** Returns the texts of a row of the readers' table. */
export const textsInRow = <Fields extends TextFields>(fields: Fields, row: Record<string, unknown>) =>
  mapTexts(fields, (_, { column }) => row[column] ?? null) as TextsOf<Fields>;

/** Returns the names of the texts in the order of their description. */
export const textNames = <Fields extends TextFields>(fields: Fields) =>
  Object.keys(fields) as TextName<Fields>[];
