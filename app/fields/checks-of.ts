import { globalRegistry, type ZodObject, type ZodType } from "zod";
import type { Check } from "./checks";

export type FieldChecks = Record<string, readonly Check[]>;

type Inside = { innerType?: ZodType; in?: ZodType; out?: ZodType };

/** The rules of one field in the order in which its schema asks them; those of a part that may be left out alike. */
function checksIn(schema: ZodType): readonly Check[] {
  const own = globalRegistry.get(schema)?.checks as readonly Check[] | undefined;
  if (own) return own;
  const { innerType, in: first, out: then } = schema.def as unknown as Inside;
  return [innerType, first, then].flatMap((part) => (part ? checksIn(part) : []));
}

/** The rules that a form's fields carry to the browser, by name: those its schema was made of (`checked`). */
export const checksOf = (schema: ZodObject): FieldChecks =>
  Object.fromEntries(
    Object.entries(schema.shape)
      .map(([name, field]) => [name, checksIn(field as ZodType)] as const)
      .filter(([, checks]) => checks.length > 0),
  );

const OWN_CODES: Partial<Record<Check[0], string[]>> = {
  line: ["required", "too-long", "unreadable"],
  paragraphs: ["required", "too-long", "unreadable"],
  digits: ["required", "too-short", "too-long"],
  day: ["required", "not-a-day"],
  time: ["required", "not-a-time"],
};

/** Every code of a sentence that these rules can come to. */
export const codesOf = (checks: FieldChecks): string[] => {
  const all = Object.values(checks).flat();
  const named = all.flatMap(([rule, ...about]) => [
    ...(OWN_CODES[rule] ?? []),
    ...about.filter((each): each is string => typeof each === "string"),
  ]);
  return [...new Set(named)];
};
