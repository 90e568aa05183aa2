import type { Words } from "../words";

type Kind = "string" | "integer" | "number" | "boolean" | "null";

/** A value's schema in the terms of JSON Schema. */
export type Schema = {
  type?: Kind | Kind[] | "array" | "object";
  const?: string | number | boolean;
  enum?: ReadonlyArray<string | number>;
  format?: "date" | "uri";
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
};

/** A value by its name: what it is, a value that the demo knows, and what it is made of where it is a list or an object. */
export type Field = {
  schema: Schema;
  about: Words;
  example?: unknown;
  optional?: boolean;
  of?: Fields;
};
export type Fields = Record<string, Field>;

export const logins = ["doctor", "computer", "staff"] as const;
export type Login = (typeof logins)[number];

export const statuses = [400, 401, 403, 404, 408, 409, 410, 413, 422, 429, 503] as const;
export type RefusalStatus = (typeof statuses)[number];

export type Call = {
  id: string;
  method: "get" | "post";
  path: string;
  title: Words;
  who: Words;
  about?: Words;
  /** The logins whose session is asked for, any one of them; none where anybody may call. */
  by?: readonly Login[];
  /** Asked for the key that an admin made for the program (`Authorization: Bearer …`). */
  byKey?: true;
  /** Logins that are shown more where anybody may call. */
  moreFor?: readonly Login[];
  inPath?: Fields;
  query?: Fields;
  body?: Fields;
  /** True if an `Idempotency-Key` makes the call happen once. */
  once?: boolean;
  /** True if a rate limit applies to each client. */
  limited?: boolean;
  /** The answer to a call that was done, beside `success`; no fields where it is something else, no answer where none is. */
  done: { status: 200 | 201; about: Words; fields: Fields | null } | null;
  /** True if an answer with status 422 may have the fields of `done`, with `success` false. */
  answersWhenRefused?: true;
  /** When it is refused, beyond what holds for every call of its kind. */
  refused?: Partial<Record<RefusalStatus, Words>>;
};

export type Group = { id: string; title: Words; calls: readonly Call[] };

const field = (schema: Schema, about: Words, example?: unknown): Field => ({ schema, about, example });

export const text = (about: Words, example: string, more: Schema = {}) =>
  field({ type: "string", ...more }, about, example);

export const integer = (about: Words, example: number, more: Schema = {}) =>
  field({ type: "integer", ...more }, about, example);

/** The same where the register may not say. */
export const orNull = (known: Field): Field => ({
  ...known,
  schema: { ...known.schema, type: [known.schema.type as Kind, "null"] },
});

export const optional = (needed: Field): Field => ({ ...needed, optional: true });

/** A number that is taken as digits in a text, of any digit system, or as a whole number. */
export const digits = (about: Words, example: string) =>
  field({ type: ["string", "integer"] }, about, example);

export const object = (about: Words, of: Fields): Field => ({ ...field({ type: "object" }, about), of });

export const list = (about: Words, of: Fields): Field => ({ ...field({ type: "array" }, about), of });
