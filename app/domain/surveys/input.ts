import { z } from "zod";
import { checked, optionalParagraphs } from "~/fields/field-schemas";
import { type Level, levels } from "./levels";

export const LONGEST_FEEDBACK = 2000;

/** 0 means unanswered (specification 1, §3). */
const answer = checked(
  [["latin"], ["match", `^[${levels.join("")}]$`, "survey:choose"]],
  "survey:choose",
).transform((chosen) => Number(chosen) as Level);

const feedback = optionalParagraphs(LONGEST_FEEDBACK).transform((written) => written ?? undefined);

/** The schema of specification 1, §5. */
export const surveyInput = z.object({
  question1: answer,
  question2: answer,
  question3: answer,
  question4: answer,
  additional_feedback: feedback,
});

export type SurveyInput = z.output<typeof surveyInput>;
