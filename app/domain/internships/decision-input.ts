import { z } from "zod";
import { paragraphs, written } from "~/fields/field-schemas";
import { parseId } from "~/fields/id";
import { type ApplicationField, applicationFields } from "./fields";

const [SHORTEST_REASON, LONGEST_REASON] = [10, 1000];

/** The version that the reader saw; null where the form bore none. */
const version = z
  .string({ error: "sent-twice" })
  .optional()
  .transform((typed) => parseId(typed));

/** Why an application goes back, and which fields are to be corrected; none where only papers are asked for. */
export const returnInput = z
  .object({
    fields: z
      .array(
        z.enum(applicationFields as [ApplicationField, ...ApplicationField[]], {
          error: "registrations:errors.no-field",
        }),
      )
      .default([]),
    papers: z
      .string({ error: "sent-twice" })
      .optional()
      .transform((ticked) => ticked === "yes"),
    reason: written("registrations:errors.reason")
      .pipe(paragraphs(LONGEST_REASON))
      .refine((text) => [...text].length >= SHORTEST_REASON, "registrations:errors.reason-short"),
    version,
  })
  .superRefine(
    ({ fields, papers }, context) => {
      if (Array.isArray(fields) && !fields.length && !papers)
        context.addIssue({ code: "custom", path: ["fields"], message: "registrations:errors.fields" });
    },
    { when: () => true },
  );

export type ReturnInput = z.output<typeof returnInput>;

export const acceptInput = z.object({ version });
