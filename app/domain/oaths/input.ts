import { z } from "zod";
import { parseMemberNumber } from "~/domain/members/member-number";

const FEWEST_DIGITS = 3;

const UNSEEN = /[\s\p{Cf}]/gu;
const codes = { empty: "required", "not-numeric": "cards:must-be-numeric" } as const;

/** The form of the oath (2 §5): the association number in three digits or more, or null for one that nobody has. */
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
