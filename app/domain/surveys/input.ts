import { z } from "zod";
import { paragraphs } from "~/fields/field-schemas";
import { latinDigits } from "~/i18n/arabic-text";
import { type Level, levels } from "./levels";

export const LONGEST_FEEDBACK = 2000;

/** The 0 that stands for nothing chosen is unanswered (specification 1, §3). */
const answer = z
  .string({ error: (issue) => (issue.input === undefined ? "survey:choose" : "sent-twice") })
  .transform((sent, context): Level => {
    const level = levels.find((known) => String(known) === latinDigits(sent).trim());
    if (!level) context.addIssue({ code: "custom", message: "survey:choose" });
    return level ?? z.NEVER;
  });

const feedback = z
  .string({ error: "sent-twice" })
  .optional()
  .transform((typed) => (typed?.trim() ? typed : undefined))
  .pipe(paragraphs(LONGEST_FEEDBACK).optional());

/** Specification 1, §5. */
export const surveyInput = z.object({
  question1: answer,
  question2: answer,
  question3: answer,
  question4: answer,
  additional_feedback: feedback,
});

export type SurveyInput = z.output<typeof surveyInput>;
