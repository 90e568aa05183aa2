import type { Reject } from "~/domain/elections/judge-roll";
import type { FileProblem } from "~/domain/elections/roll-file.server";
import type { RollCounts } from "~/domain/elections/roll-report";

const problems: Record<FileProblem, string> = {
  "not-text": "the file is no text",
  "wrong-encoding": "the file is not in that encoding",
  empty: "the file is empty",
  "open-quote": "a quotation mark is never closed",
  "too-long": "the line is too long: perhaps a quotation mark is missing",
  "too-large": "the file is larger than 5 MB",
  "too-many-lines": "the file has more than 60,000 lines",
  "no-number-column": "the first line does not name the column DOC_NO",
  "column-twice": "the first line names a column twice",
  "no-lines": "there are no lines below the names of the columns",
};

/** Why a file was refused whole, in one line. */
export const problemLine = (problem: FileProblem, line: number | null) =>
  `${line === null ? "" : `Line ${line}: `}${problems[problem]}.`;

const reasons: Record<Reject["because"], (first?: number) => string> = {
  "not-a-number": () => "no association number",
  "unknown-member": () => "nobody in the register has this number",
  twice: (first) => `a second time; first on line ${first}`,
  "unknown-centre": () => "no polling centre has this code",
};

/** A rejected line: where, what, why. */
export const rejectLine = ({ line, value, because, firstLine }: Reject) =>
  `Line ${line}  ${JSON.stringify(value)}  ${reasons[because](firstLine)}`;

/** The figures of a roll, one line. */
export const countsLine = (counts: RollCounts, rejected: number) =>
  [
    `${counts.lines} lines`,
    `${counts.good} good`,
    `${rejected} rejected`,
    `${counts.added} added`,
    `${counts.moved} moved`,
    `${counts.removed} removed`,
    `${counts.unchanged} unchanged`,
    `${counts.staying} kept because marked`,
  ].join(", ");
