import { toJSONSchema, type ZodObject, type ZodType } from "zod";
import { applyChecks, type Check } from "./checks";

export type FieldChecks = Record<string, readonly Check[]>;

/** Returns the check for an empty value, if the schema refuses it with a code that the rules do not have. */
function ofNothing(schema: ZodType, checks: readonly Check[]): readonly Check[] {
  const checked = applyChecks(checks, "");
  const nothing = schema.safeParse(undefined);
  if (nothing.success) return "problem" in checked ? [["unless", ""]] : [];
  const missing = nothing.error.issues[0]!.message;
  return "problem" in checked && checked.problem === missing ? [] : [["given", missing]];
}

/**
 * Returns the rules of a schema's fields for the browser, by field name: those of `checked`, read from zod's JSON
 * Schema of the input.
 */
export function checksOf(schema: ZodObject): FieldChecks {
  const { properties = {} } = toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const named = Object.entries(properties).flatMap(([name, written]) => {
    const { checks } = written as { checks?: readonly Check[] };
    return checks ? [[name, [...ofNothing(schema.shape[name], checks), ...checks]] as const] : [];
  });
  return Object.fromEntries(named);
}

const LINE = ["required", "too-long", "unreadable"];
const OWN_CODES: Partial<Record<Check[0], string[]>> = {
  line: LINE,
  paragraphs: LINE,
  most: ["too-long"],
  digits: ["required", "too-short", "too-long"],
  day: ["required", "not-a-day"],
  time: ["required", "not-a-time"],
  name: ["too-long"],
  email: ["too-long"],
};

/** The index in a rule's arguments from which on they are error codes. */
const CODES_FROM: Partial<Record<Check[0], number>> = {
  given: 0,
  code: 0,
  needed: 0,
  match: 1,
  least: 1,
  digits: 2,
  phone: 0,
  name: 1,
  email: 0,
  password: 1,
  repeats: 1,
};

/** Returns every error code that these rules can return. */
const codesOf = (checks: FieldChecks): string[] => {
  const all = Object.values(checks).flat();
  const named = all.flatMap(([rule, ...about]) => [
    ...(OWN_CODES[rule] ?? []),
    ...(about.slice(CODES_FROM[rule] ?? about.length) as string[]),
  ]);
  return [...new Set(named)];
};

const OWN = new Set(Object.values(OWN_CODES).flat());

/**
 * Returns the rules with short names for codes, and the codes by these names, because a form carries them to every
 * reader.
 */
export function checksForBrowser(checks: FieldChecks): {
  checks: FieldChecks;
  codes: Record<string, string>;
} {
  const all = codesOf(checks);
  const short = (code: string) => (OWN.has(code) ? code : all.indexOf(code).toString(36));
  const shortened = ([rule, ...about]: Check): Check => {
    const from = CODES_FROM[rule] ?? about.length;
    return [rule, ...about.slice(0, from), ...(about.slice(from) as string[]).map(short)];
  };
  return {
    checks: Object.fromEntries(Object.entries(checks).map(([name, rules]) => [name, rules.map(shortened)])),
    codes: Object.fromEntries(all.map((code) => [short(code), code])),
  };
}
