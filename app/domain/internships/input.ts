import { z } from "zod";
import { checked, checkedAlways } from "~/fields/field-schemas";

const LONGEST_TYPED = 100;
const NO_CODE = "internship-receipt:resume.missing";

/** A resume code and the day of birth as typed; whether they open anything is decided elsewhere. */
export const resumeInput = z.object({
  resume_code: checked(
    [
      ["most", LONGEST_TYPED],
      ["needed", NO_CODE],
    ],
    NO_CODE,
  ),
  BIRTH_DATE: checkedAlways([["most", LONGEST_TYPED]]),
});

const [SHORTEST, LONGEST] = [10, 1000];
const NONE = "registrations:errors.reason";

/** The reason for returning an application. */
export const returnReason = z.object({
  reason: checked(
    [
      ["needed", NONE],
      ["paragraphs", LONGEST],
      ["match", `^[^]{${SHORTEST}}`, "registrations:errors.reason-short"],
    ],
    NONE,
  ),
});
