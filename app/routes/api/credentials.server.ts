import type { output, ZodObject } from "zod";
import { readFields } from "./body.server";

/** What was typed into a login; throws 422, with the login's own sentence where a field is empty. */
export function credentialsIn<Schema extends ZodObject>(
  form: FormData,
  schema: Schema,
  empty: string,
): output<Schema> {
  const isEmpty = Object.keys(schema.shape).some((field) => !form.get(field));
  return readFields(form, schema, isEmpty ? { whole: empty } : {});
}
