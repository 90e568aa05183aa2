import { createHash, randomUUID } from "node:crypto";
import type { output, ZodObject } from "zod";
import { parseMemberNumber } from "~/domain/members/member-number";
import { type Answered, type Submission, submissionOf } from "~/domain/submissions/once.server";
import { withoutSecrets } from "~/domain/submissions/secret-fields";
import { parseForm } from "~/fields/parse-form";
import { SUBMISSION_ID } from "~/forms";
import { readJson } from "~/forms/read-body.server";
import { clientHash } from "~/platform/client-address.server";
import { invalid, Refused } from "./refused.server";

const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

type Named = Partial<Record<"texts" | "numbers" | "flags", readonly string[]>>;

/** Returns the id under which a call is processed once, derived from the caller's key; null without a key. */
export function submissionIdOf(request: Request): string | null {
  const key = request.headers.get("Idempotency-Key")?.trim();
  return key ? createHash("sha256").update(key).digest("base64url") : null;
}

/**
 * Converts a JSON body to the form that a page would have sent, `numbers` from digits or numbers, `flags` to boxes that
 * are ticked if true. Throws 422 if a named field has another type; other fields are ignored.
 */
export async function readBody(
  request: Request,
  { texts = [], numbers = [], flags = [] }: Named,
): Promise<FormData> {
  const body = await readJson(request);
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
  form.append(SUBMISSION_ID, submissionIdOf(request) ?? randomUUID());
  return form;
}

const qualified = (code: string) => (code.includes(":") ? code : `forms:errors.${code}`);

type Naming = {
  formName?: string;
  callNames?: Record<string, string>;
};

/** Parses the fields with the schema. Throws 422 with a message for each invalid field. */
export function readFields<Schema extends ZodObject>(
  form: FormData,
  schema: Schema,
  { formName, callNames = {} }: Naming = {},
): output<Schema> {
  const { value, refuse } = parseForm(form, schema);
  if (value) return value;
  const wrong = Object.entries(refuse().error ?? {}).map(([name, codes]) => [
    callNames[name] ?? name,
    qualified(codes?.[0] ?? "required"),
  ]);
  throw invalid(Object.fromEntries(wrong), formName);
}

const notANumber = { empty: "cards:enter-number", "not-numeric": "cards:must-be-numeric" } as const;
const noneFound = new Refused(404, "cards:none-found");

/** Reads a member number from a field; throws 422 if it is missing, and `nobodys` for one that no member can have. */
export function memberNumberIn(field: string, typed: unknown, nobodys = noneFound): number {
  const read = parseMemberNumber(String(typed ?? ""));
  if ("memberNumber" in read) return read.memberNumber;
  if (read.problem === "nobodys") throw nobodys;
  throw invalid({ [field]: notANumber[read.problem] });
}

/** Reads the number in `?doc_no=`; throws 400 if it occurs twice. */
export function requestedNumber(request: Request): number {
  const typed = new URL(request.url).searchParams.getAll("doc_no");
  if (typed.length > 1) throw new Refused(400, "forms:errors.sent-twice");
  return memberNumberIn("doc_no", typed[0]);
}

/** Parses credentials. Throws 422, with the login's own message if a field is empty. */
export function credentialsIn<Schema extends ZodObject>(
  form: FormData,
  schema: Schema,
  empty: string,
): output<Schema> {
  const isEmpty = Object.keys(schema.shape).some((field) => !form.get(field));
  return readFields(form, schema, isEmpty ? { formName: empty } : {});
}

/** Describes a call as a submission of its caller: the signed-in account, or the client's address. */
export const submissionIn = (
  form: FormData,
  name: string,
  actor = `anyone:${clientHash() ?? ""}`,
): Promise<Submission> => submissionOf(withoutSecrets(form), `api:${name}`, { id: actor });

/** Returns the outcome of a command. Throws 409 if the idempotency key was used for another request. */
export function outcomeOf<Outcome>({ outcome, changed }: Answered<Outcome>): Outcome {
  if (changed) throw new Refused(409, "api:key-used");
  return outcome;
}
