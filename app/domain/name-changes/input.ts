import { z } from "zod";
import { type NamesInput, namesInput } from "~/domain/members/names";
import { optionalParagraphs } from "~/fields/field-schemas";

export const nameChangeStates = ["waiting", "accepted", "refused"] as const;
export type NameChangeState = (typeof nameChangeStates)[number];

const LONGEST_REASON = 1000;

export const nameChangeInput = namesInput.extend({ reason: optionalParagraphs(LONGEST_REASON) });

export type NameChangeInput = z.output<typeof nameChangeInput>;

/** Requires a reason for a refusal. */
export const decisionInput = z
  .object({
    decision: z.enum(["accept", "refuse"], { error: "names:errors.decision" }),
    note: optionalParagraphs(LONGEST_REASON),
  })
  .superRefine(({ decision, note }, context) => {
    if (decision === "refuse" && !note)
      context.addIssue({ code: "custom", path: ["note"], message: "names:errors.note" });
  });

export type Decision = z.output<typeof decisionInput>;

export const isSameName = (requested: NamesInput, current: { nameAr: string; nameEn: string }) =>
  requested.DOC_NAME_A === current.nameAr && requested.DOC_NAME_E === current.nameEn;
