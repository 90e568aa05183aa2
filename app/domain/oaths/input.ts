import { z } from "zod";
import { parseMemberNumber } from "~/domain/members/member-number";
import { parseForm } from "~/fields/parse-form";

const FEWEST_DIGITS = 3;

const UNSEEN = /[\s\p{Cf}]/gu;
const codes = { empty: "required", "not-numeric": "cards:must-be-numeric" } as const;

/** 2 §5: the number in three digits or more, or null for one that nobody has. */
export const oathInput = z.object({
  association_number: z
    .string({ error: (issue) => (issue.input === undefined ? codes.empty : "sent-twice") })
    .transform((typed, context) => {
      const read = parseMemberNumber(typed);
      const refuse = (message: string) => {
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      };
      if ("problem" in read && read.problem !== "nobodys") return refuse(codes[read.problem]);
      if (typed.replace(UNSEEN, "").length < FEWEST_DIGITS) return refuse("oath:too-short");
      return "memberNumber" in read ? read.memberNumber : null;
    }),
});

/** The names of two buttons; SUBMIT's value is the number whose name it stands with. */
export const FIND = "find";
export const SUBMIT = "found";

const numberIn = (typed: FormDataEntryValue | null) => {
  const read = parseMemberNumber(typeof typed === "string" ? typed : "");
  return "memberNumber" in read ? read.memberNumber : null;
};

/** `asksName`: nobody is registered under a name that the sender has not seen. */
export function readOath(form: FormData) {
  const { value, refuse } = parseForm(form, oathInput);
  const number = value?.association_number ?? null;
  const seen = numberIn(form.get(SUBMIT));
  const asksName = form.has(FIND) || (seen !== null && number !== null && seen !== number);
  return { number, isReadable: value !== null, asksName, refuse };
}
