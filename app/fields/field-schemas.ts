import { z } from "zod";
import { applyChecks, type Check, isSeen } from "./checks";

const sentTwice = (missing: string | undefined) => (issue: { input?: unknown }) =>
  issue.input === undefined ? missing : "sent-twice";

type Context = { addIssue(issue: { code: "custom"; message: string }): void };

const judgedBy = (checks: readonly Check[]) => (typed: string, context: Context) => {
  const result = applyChecks(checks, typed);
  if ("value" in result) return result.value;
  context.addIssue({ code: "custom", message: result.problem });
  return z.NEVER;
};

/** A field judged by these rules, which its form can carry to the browser (`checksOf`); `missing` where nothing was sent. */
export const checked = (checks: readonly Check[], missing = "required") =>
  z
    .string({ error: sentTwice(missing) })
    .transform(judgedBy(checks))
    .meta({ checks });

/** The same, where nothing sent is judged as nothing typed. */
export const checkedAlways = (checks: readonly Check[]) =>
  z
    .string({ error: "sent-twice" })
    .optional()
    .transform((typed = "", context) => judgedBy(checks)(typed, context))
    .meta({ checks });

export const line = (maxLength: number) => checked([["line", maxLength]]);

/** Line ends as \n. */
export const paragraphs = (maxLength: number) => checked([["paragraphs", maxLength]]);

/** A text that must be there, else `missing`; then judged by the checks. */
export const written = (missing: string, ...checks: readonly Check[]) =>
  checked([["needed", missing], ...checks], missing);

/** Null where nothing can be seen of what was typed. */
export const ifSeen = (checks: readonly Check[]) =>
  checkedAlways([["ifSeen"], ...checks]).transform((value) => (isSeen(value) ? value : null));

export const optionalParagraphs = (maxLength: number) => ifSeen([["paragraphs", maxLength]]);

/** A number kept as text: digits of any system in, Latin digits out. */
export const digits = (min: number, max: number, code = "not-digits") =>
  checked([["digits", min, max, code]]);

/** YYYY-MM-DD. */
export const day = () => checked([["day"]]);

/** HH:MM. */
export const time = () => checked([["time"]]);
