import { z } from "zod";
import { parseMemberNumber } from "./member-number";

const codes = { empty: "cards:enter-number", "not-numeric": "cards:must-be-numeric" } as const;

/** The search for a member by association number: the number, or null for one that nobody has. */
export const lookUpInput = z.object({
  doc_no: z
    .string({ error: (issue) => (issue.input === undefined ? codes.empty : "sent-twice") })
    .transform((typed, context) => {
      const read = parseMemberNumber(typed);
      if ("memberNumber" in read) return read.memberNumber;
      if (read.problem === "nobodys") return null;
      context.addIssue({ code: "custom", message: codes[read.problem] });
      return z.NEVER;
    }),
});
