import { z } from "zod";
import { applyChecks, type Check, hasVisibleText } from "./checks";

const sentTwice = (missing: string | undefined) => (issue: { input?: unknown }) =>
  issue.input === undefined ? missing : "sent-twice";

type Context = { addIssue(issue: { code: "custom"; message: string }): void };

const judgedBy = (checks: readonly Check[]) => (typed: string, context: Context) => {
  const result = applyChecks(checks, typed);
  if ("value" in result) return result.value;
  context.addIssue({ code: "custom", message: result.problem });
  return z.NEVER;
};

/**
 * Returns a schema for these rules, which a form can carry to the browser (`checksOf`); `missing` is the code if
 * nothing was sent.
 */
export const checked = (checks: readonly Check[], missing = "required") =>
  z
    .string({ error: sentTwice(missing) })
    .transform(judgedBy(checks))
    .meta({ checks });

/** Does the same, but treats a missing value like an empty one. */
export const checkedAlways = (checks: readonly Check[]) =>
  z
    .string({ error: "sent-twice" })
    .optional()
    .transform((typed = "", context) => judgedBy(checks)(typed, context))
    .meta({ checks });

export const line = (maxLength: number) => checked([["line", maxLength]]);

/** Converts line ends to \n. */
export const paragraphs = (maxLength: number) => checked([["paragraphs", maxLength]]);

/** Requires a text, with the error code `missing`, then applies the checks. */
export const written = (missing: string, ...checks: readonly Check[]) =>
  checked([["needed", missing], ...checks], missing);

/** Null where nothing can be seen of what was typed. */
export const ifSeen = (checks: readonly Check[]) =>
  checkedAlways([["ifSeen"], ...checks]).transform((value) => (hasVisibleText(value) ? value : null));

export const optionalParagraphs = (maxLength: number) => ifSeen([["paragraphs", maxLength]]);

/** Reads a number that is kept as text: digits of any system become Latin ones. */
export const digits = (min: number, max: number, code = "not-digits") =>
  checked([["digits", min, max, code]]);

/** YYYY-MM-DD. */
export const day = () => checked([["day"]]);

/** HH:MM. */
export const time = () => checked([["time"]]);
