import type { ImportCounts } from "~/domain/register/import-counts";
import type { Reject, RowProblem } from "~/domain/register/judge-row";
import type { CsvCell } from "~/platform/csv";

const reasons: Record<RowProblem, string> = {
  "no-number": "no association number",
  "not-a-number": "not an association number",
  twice: "a second time; first on line",
  needed: "a new member needs it",
  "more-cells": "more cells than columns: perhaps a text with separators is without quotation marks",
  "control-character": "a control character is in it",
  unreadable: "a letter was lost before: the sign for an unreadable one is in it",
  "no-letters": "a name without letters",
  "too-long": "longer than the portal takes",
  "national-number": "not 10 digits",
  mobile: "not a telephone number",
  email: "not an e-mail address",
  "work-status": "no work status has this code",
  year: "not a year of the register",
  month: "not a month from 0 to 12",
  amount: "not a whole amount",
};

const reasonOf = ({ because, firstLine }: Reject) =>
  firstLine ? `${reasons[because]} ${firstLine}` : reasons[because];
const columnOf = ({ column }: Reject) => column ?? "(the line)";

/** A rejected cell: where, what, why. */
export const rejectLine = (reject: Reject) =>
  `Line ${reject.line}  ${columnOf(reject)}  ${JSON.stringify(reject.value)}  ${reasonOf(reject)}`;

export const reportColumns = ["Line", "Column", "Value", "Reason"];

/** The same as a row of a CSV file. */
export const reportRow = (reject: Reject): CsvCell[] => [
  reject.line,
  columnOf(reject),
  reject.value,
  reasonOf(reject),
];

/** The figures of an import, one line. */
export const countsLine = (counts: ImportCounts) =>
  (["lines", "good", "rejected", "added", "updated", "unchanged"] as const)
    .map((name) => `${counts[name]} ${name}`)
    .join(", ");
