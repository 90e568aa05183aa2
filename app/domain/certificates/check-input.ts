import { z } from "zod";
import { readSerial } from "./serial";
import { readCode } from "./verification-code";

const problemOf = (typed: string) => {
  const read = readSerial(typed);
  return "serial" in read || read.problem === "mistyped" ? "is-a-serial" : "not-a-code";
};

/** The form that asks for a verification code: the code in its four groups. */
export const checkInput = z.object({
  code: z
    .string({
      error: (issue) => (issue.input === undefined ? "certificates:verify.enter-code" : "sent-twice"),
    })
    .transform((typed, context) => {
      const code = readCode(typed);
      if (code) return code;
      const message = typed.trim()
        ? `certificates:verify.${problemOf(typed)}`
        : "certificates:verify.enter-code";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
});
