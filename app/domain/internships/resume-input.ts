import { z } from "zod";
import { isSeen } from "~/forms/field-schemas";

const LONGEST_TYPED = 100;

/** A resume code and the day of birth as they were typed; what they open, if anything, is not judged here. */
export const resumeInput = z.object({
  resume_code: z
    .string({
      error: ({ input }) => (input === undefined ? "internship-receipt:resume.missing" : "sent-twice"),
    })
    .max(LONGEST_TYPED, "too-long")
    .refine(isSeen, "internship-receipt:resume.missing"),
  BIRTH_DATE: z.string({ error: "sent-twice" }).max(LONGEST_TYPED, "too-long").default(""),
});
