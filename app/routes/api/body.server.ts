import { createHash, randomUUID } from "node:crypto";
import type { output, ZodObject } from "zod";
import { SUBMISSION_ID } from "~/forms/hidden-fields";
import { parseForm } from "~/forms/parse-form";
import { readJson } from "~/forms/read-json.server";
import { invalid } from "./refused";

const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

type Named = Partial<Record<"texts" | "numbers" | "flags", readonly string[]>> & { evenReadOnly?: boolean };

/** The id under which a call is answered once: the caller's key in our form, or one that never comes again. */
const submissionIdOf = (request: Request) => {
  const key = request.headers.get("Idempotency-Key")?.trim();
  return key ? createHash("sha256").update(key).digest("base64url") : randomUUID();
};

/**
 * The texts of a JSON body as the form that a page would have sent, `numbers` as digits or numbers alike, `flags` as
 * boxes that are ticked when true; throws 422 where something else stands in a named field. What is not named is ignored.
 */
export async function readBody(
  request: Request,
  { texts = [], numbers = [], flags = [], evenReadOnly }: Named,
): Promise<FormData> {
  const body = await readJson(request, { evenReadOnly });
  const form = new FormData();
  const wrong: Record<string, string> = {};
  for (const name of [...numbers, ...texts]) {
    const value = Object.hasOwn(body, name) ? (body[name] ?? "") : undefined;
    if (value === undefined) continue;
    if (typeof value === "string") form.append(name, value);
    else if (numbers.includes(name) && isWholeNumber(value)) form.append(name, String(value));
    else wrong[name] = numbers.includes(name) ? "forms:errors.not-digits" : "api:not-text";
  }
  for (const name of flags) {
    if (body[name] === true) form.append(name, "on");
    else if (body[name]) wrong[name] = "api:not-a-flag";
  }
  if (Object.keys(wrong).length) throw invalid(wrong);
  form.append(SUBMISSION_ID, submissionIdOf(request));
  return form;
}

const named = (code: string) => (code.includes(":") ? code : `forms:errors.${code}`);

type Naming = {
  /** The sentence of the whole call, instead of its first field's. */
  whole?: string;
  /** The names of the schema's fields in the call, where they have others. */
  callNames?: Record<string, string>;
};

/** What the schema makes of the fields; throws 422 with a sentence for each that is not right. */
export function readFields<Schema extends ZodObject>(
  form: FormData,
  schema: Schema,
  { whole, callNames = {} }: Naming = {},
): output<Schema> {
  const { value, refuse } = parseForm(form, schema);
  if (value) return value;
  const wrong = Object.entries(refuse().error ?? {}).map(([name, codes]) => [
    callNames[name] ?? name,
    named(codes?.[0] ?? "required"),
  ]);
  throw invalid(Object.fromEntries(wrong), whole);
}
