import { z } from "zod";
import { checked } from "~/fields/field-schemas";

const [SHORTEST, LONGEST] = [10, 1000];
const NONE = "registrations:errors.reason";

/** Why an application goes back. */
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
