import type { Field, Fields, Schema } from "~/content/api/call";
import type { Words } from "~/content/words";
import type { Language } from "~/i18n";

export type Described = Omit<Schema, "items" | "properties" | "additionalProperties"> & {
  $ref?: string;
  description?: string;
  examples?: unknown[];
  items?: Described;
  properties?: Record<string, Described>;
  additionalProperties?: boolean | Described;
  anyOf?: Described[];
};

export const saidIn = (language: Language) => (words: Words) =>
  words[language].replace(/[\u2066\u2069]/g, "");

/** Describes an object with these fields; other fields are ignored if `open`, else not allowed. */
export function objectOf(fields: Fields, language: Language, { open }: { open: boolean }): Described {
  const properties = Object.entries(fields).map(([name, field]) => [
    name,
    schemaOf(field, language, { open }),
  ]);
  const required = Object.keys(fields).filter((name) => !fields[name]!.optional);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length && { required }),
    additionalProperties: open,
  };
}

export function schemaOf(field: Field, language: Language, openness: { open: boolean }): Described {
  const { schema, about, example, of } = field;
  const inside = of && objectOf(of, language, openness);
  return {
    ...(schema as Described),
    ...(schema.type === "object" ? inside : inside && { items: inside }),
    description: saidIn(language)(about),
    ...(example !== undefined && { examples: [example] }),
  };
}

export function exampleOf(fields: Fields): Record<string, unknown> {
  const value = ({ schema, example, of }: Field) => {
    if (!of) return example;
    return schema.type === "array" ? [exampleOf(of)] : exampleOf(of);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field)]));
}

export function answerSchema(fields: Fields | null, language: Language): Described {
  if (!fields) return { type: "object" };
  const { properties, required = [], ...rest } = objectOf(fields, language, { open: false });
  const success: Described = { type: "boolean", const: true };
  return { ...rest, properties: { success, ...properties }, required: ["success", ...required] };
}

/** The same with `success` false. */
export function refusedAnswerSchema(fields: Fields, language: Language): Described {
  const schema = answerSchema(fields, language);
  return { ...schema, properties: { ...schema.properties, success: { type: "boolean", const: false } } };
}

export const answerExample = (fields: Fields) => ({ success: true, ...exampleOf(fields) });
