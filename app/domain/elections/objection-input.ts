import { z } from "zod";
import { isSeen, optionalParagraphs, paragraphs } from "~/forms/fields";
import { parseId } from "~/forms/id";
import { objectionSubjects } from "./objection-states";

export const FEWEST_WORDS = 10;
export const LONGEST_WORDS = 1000;

/** What a doctor objects to, in words of 10 to 1000 characters. */
export const objectionInput = z.object({
  about: z.enum(objectionSubjects, { error: "roll:errors.about" }),
  words: paragraphs(LONGEST_WORDS).refine(
    (written) => isSeen(written) && written.length >= FEWEST_WORDS,
    "roll:errors.words",
  ),
});

export type ObjectionInput = z.output<typeof objectionInput>;

const optionalCentre = z
  .string({ error: "sent-twice" })
  .optional()
  .transform((typed = "", context) => {
    if (!typed) return null;
    const id = parseId(typed);
    if (!id) context.addIssue({ code: "custom", message: "roll:errors.centre" });
    return id;
  });

/** What staff say to it: a refusal needs its reason. */
export const objectionDecisionInput = z
  .object({
    decision: z.enum(["accept", "refuse"], { error: "roll:errors.decision" }),
    centre: optionalCentre,
    note: optionalParagraphs(LONGEST_WORDS),
  })
  .superRefine(({ decision, note }, context) => {
    if (decision === "refuse" && !note)
      context.addIssue({ code: "custom", path: ["note"], message: "roll:errors.note" });
  });

export type ObjectionDecision = z.output<typeof objectionDecisionInput>;
