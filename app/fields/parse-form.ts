import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { output, ZodObject } from "zod";

import { findRefusedCharacter } from "./clean-text";

export type Refusal = { fields?: Record<string, string[]>; form?: string[] };
export type Answer = SubmissionResult<string[]>;

function namedIn(schema: ZodObject, form: FormData): FormData {
  const named = new FormData();
  for (const name of Object.keys(schema.shape)) {
    for (const value of form.getAll(name)) named.append(name, value as string);
  }
  return named;
}

/** Reports which character of a field cannot be stored, and its position. */
function withRefusedCharacters(answer: Answer, form: FormData): Answer {
  for (const [name, codes] of Object.entries(answer.error ?? {})) {
    const found = codes?.includes("unreadable") && findRefusedCharacter(String(form.get(name) ?? ""));
    if (found) answer.error![name] = [`unreadable-at?${found.position} (${found.name})`];
  }
  return answer;
}

/** Parses a form. `refuse` returns errors as codes; fields named in `secret` are never returned. */
export function parseForm<Schema extends ZodObject>(
  form: FormData,
  schema: Schema,
  { secret = [] }: { secret?: string[] } = {},
): { value: output<Schema> | null; refuse(refusal?: Refusal): Answer } {
  const submission = parseWithZod(namedIn(schema, form), { schema });
  const refuse = ({ fields, form: formErrors }: Refusal = {}) =>
    withRefusedCharacters(
      submission.reply({
        fieldErrors: fields,
        formErrors: formErrors,
        hideFields: secret as never,
      }) as Answer,
      form,
    );
  return { value: submission.status === "success" ? (submission.value as output<Schema>) : null, refuse };
}

/** Returns a form with all values of one query parameter. */
export function formOf(search: URLSearchParams, name: string): FormData {
  const form = new FormData();
  for (const typed of search.getAll(name)) form.append(name, typed);
  return form;
}
