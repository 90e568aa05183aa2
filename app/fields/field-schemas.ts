import { z } from "zod";
import { type Check, isSeen, judge } from "./checks";

const sentTwice = (missing: string | undefined) => (issue: { input?: unknown }) =>
  issue.input === undefined ? missing : "sent-twice";

/** A field judged by these rules, which its form can carry to the browser (`checksOf`); `missing` where nothing was sent. */
export const checked = (checks: readonly Check[], missing = "required") =>
  z
    .string({ error: sentTwice(missing) })
    .transform((typed, context) => {
      const judged = judge(checks, typed);
      if ("value" in judged) return judged.value;
      context.addIssue({ code: "custom", message: judged.problem });
      return z.NEVER;
    })
    .meta({ checks });

export const line = (most: number) => checked([["line", most]]);

/** Line ends as \n. */
export const paragraphs = (most: number) => checked([["paragraphs", most]]);

export const written = (missing: string) => checked([["needed", missing]], missing);

/** Null where nothing can be seen of what was typed. */
export const ifSeen = (schema: ReturnType<typeof checked>) =>
  z
    .string({ error: "sent-twice" })
    .optional()
    .transform((typed = "") => (isSeen(typed) ? typed : null))
    .pipe(schema.nullable());

export const optionalParagraphs = (most: number) => ifSeen(paragraphs(most));

/** A number kept as text: digits of any system in, Latin digits out. */
export const digits = (least: number, most: number, code = "not-digits") =>
  checked([["digits", least, most, code]]);

/** YYYY-MM-DD. */
export const day = () => checked([["day"]]);

/** HH:MM. */
export const time = () => checked([["time"]]);
