import { z } from "zod";
import { checkedAlways, line, optionalParagraphs, paragraphs } from "~/fields/field-schemas";
import {
  type DuesColumn,
  duesColumns,
  neverEmpty,
  type PersonColumn,
  personColumns,
  type RegisterColumn,
  registerColumns,
} from "./columns";
import { createRowChecker, type Facts, type RowProblem } from "./judge-row";
import { ERASE } from "./read-cell";

/** The columns of a member's particulars; the status has a form of its own. */
export const particularColumns = (Object.keys(personColumns) as PersonColumn[]).filter(
  (column) => column !== "WORK_STATUS",
);
export const addedColumns = ["DOC_NO", ...particularColumns, "WORK_STATUS"] as const;
export const paidColumns = Object.keys(duesColumns) as DuesColumn[];

const texts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, checkedAlways([])])) as Record<
    Name,
    ReturnType<typeof checkedAlways>
  >;

/** The columns of which a record takes values from another one that is merged into it. */
export const mergeableColumns = [...particularColumns, ...paidColumns].filter(
  (column) => column !== "HIDDEN",
);

const LONGEST_REASON = 500;

export const particularsInput = z.object(texts(particularColumns));
export const addInput = z.object(texts(addedColumns));
export const duesInput = z.object({ ...texts(paidColumns), reason: paragraphs(LONGEST_REASON) });
export const statusInput = z.object({
  WORK_STATUS: checkedAlways([["needed", "register-office:problems.needed"]]),
  SPEC_DESC: checkedAlways([]),
  ANNUAL: checkedAlways([]),
  from: checkedAlways([["day"]]),
  reason: paragraphs(LONGEST_REASON),
});

export const statusForAllInput = statusInput.omit({ from: true, SPEC_DESC: true, ANNUAL: true });
const LONGEST_SUBJECT = 200;
const LONGEST_TEXT = 5000;
export const letterInput = z.object({ subject: line(LONGEST_SUBJECT), text: paragraphs(LONGEST_TEXT) });
export const placeLineInput = z.object({
  DOC_NO: checkedAlways([]),
  note: optionalParagraphs(LONGEST_REASON),
});
export const mergeInput = z.object({ reason: paragraphs(LONGEST_REASON) });

type Typed = Partial<Record<RegisterColumn, string>>;
type Terms = Omit<Parameters<typeof createRowChecker>[0], "hasMonthFirst">;

/** The facts of a form, or the problems of its fields, each as message keys. */
export type JudgedForm = { facts: Facts } | { problems: Record<string, string[]> };

const messageOf = (reason: RowProblem) => `register-office:problems.${reason}`;

/**
 * Judges what was typed into a form by the rules of the register's files. An emptied field is erased, except that a
 * name is needed; a field that still has the `recorded` text is left out, so that an old value that breaks a rule may stay.
 */
export function judgeForm(memberNumber: string, typed: Typed, recorded: Typed, terms: Terms): JudgedForm {
  const changed = registerColumns.filter(
    (column) =>
      column !== "DOC_NO" && typed[column] !== undefined && typed[column] !== (recorded[column] ?? ""),
  );
  const cells = Object.fromEntries(
    changed.map((column) => [column, typed[column]?.trim() ? typed[column] : ERASE]),
  );
  const verdict = createRowChecker(terms)({
    line: 1,
    cells: { DOC_NO: memberNumber, ...cells },
    surplus: "",
  });
  const problems: Record<string, string[]> = {};
  for (const { column, reason } of "rejects" in verdict ? verdict.rejects : [])
    problems[column ?? "DOC_NO"] ??= [messageOf(reason)];
  for (const column of changed)
    if (neverEmpty.includes(column as PersonColumn) && !typed[column]?.trim())
      problems[column] ??= [messageOf("needed")];
  return "facts" in verdict && !Object.keys(problems).length ? { facts: verdict.facts } : { problems };
}
