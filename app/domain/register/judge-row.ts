import { parseMemberNumberCell } from "~/domain/members/member-number";
import { reportValue } from "~/platform/csv";
import { isUnreadableCell } from "~/platform/xlsx/cell-text";
import {
  type DuesColumn,
  type DuesField,
  duesColumns,
  neverEmpty,
  type PersonColumn,
  personColumns,
  type RegisterColumn,
  type RegisterValues,
} from "./columns";
import { type CellProblem, readCell, type Terms } from "./read-cell";

type Line = { line: number; cells: Partial<Record<RegisterColumn, string>>; surplus: string };

/** The line of a member; `others` are further lines with the same number. */
export type RegisterRow = Line & { others?: Line[] };

export const linesOf = (row: RegisterRow): Line[] => [row, ...(row.others ?? [])];

/** A column that the file lacks and an empty cell are missing; null is a value that is erased. */
export type Facts = {
  memberNumber: number;
  values: RegisterValues;
  paid: Partial<Record<DuesField, number | null>>;
};

export type RowProblem =
  | CellProblem
  | "no-number"
  | "not-a-number"
  | "merged"
  | "contradiction"
  | "other-line"
  | "more-cells";
/** `otherLine` is the one that a contradiction is with, or that is refused itself (`other-line`). */
export type Reject = {
  line: number;
  column: RegisterColumn | null;
  value: string;
  reason: RowProblem;
  otherLine?: number;
};

type Known = Terms & {
  members: ReadonlySet<number>;
  /** The numbers of merged records, whose rows are refused, with the numbers that they lead to. */
  merged?: ReadonlyMap<number, number>;
};
type RowVerdict = { facts: Facts } | { rejects: Reject[] };

const isDues = (column: PersonColumn | DuesColumn): column is DuesColumn => column in duesColumns;

function put({ values, paid }: Facts, column: PersonColumn | DuesColumn, value: string | number | null) {
  if (isDues(column)) paid[duesColumns[column]] = value as number | null;
  else values[personColumns[column]] = value === null ? null : String(value);
}

const numberProblems = {
  empty: "no-number",
  "not-numeric": "not-a-number",
  nobodys: "not-a-number",
  "digits-lost": "digits-lost",
  "no-value": "no-value",
} as const satisfies Record<string, RowProblem>;

type JudgedLine = { facts: Facts; rejects: Reject[]; wrong: ReadonlySet<string> };

function judgeLine({ line, cells, surplus }: Line, terms: Terms): JudgedLine {
  const rejects: Reject[] = [];
  const reject = (column: Reject["column"], value: string, reason: RowProblem) =>
    rejects.push({ line, column, value: reportValue(value), reason });
  const { DOC_NO = "", ...others } = cells;
  const read = isUnreadableCell(DOC_NO) ? ({ problem: "no-value" } as const) : parseMemberNumberCell(DOC_NO);
  const memberNumber = "memberNumber" in read ? read.memberNumber : 0;
  if ("problem" in read) reject("DOC_NO", DOC_NO, numberProblems[read.problem]);
  if (surplus) reject(null, surplus, "more-cells");
  const facts: Facts = { memberNumber, values: {}, paid: {} };
  const wrong = new Set<string>();
  for (const [name, text] of Object.entries(others)) {
    const column = name as keyof typeof others;
    const cell = readCell(column, text, terms);
    if (cell && "problem" in cell) wrong.add(column) && reject(column, text, cell.problem);
    else if (cell) put(facts, column, cell.value);
  }
  return { facts, rejects, wrong };
}

type Merged = { facts: Facts; contradictions: Array<[line: number, otherLine: number]> };

/** Merges what several lines of one member say; two lines that say different things of a field contradict each other. */
function mergeLines(results: Array<JudgedLine & { line: number }>): Merged {
  const merged: Facts = { memberNumber: results[0]!.facts.memberNumber, values: {}, paid: {} };
  const from = new Map<string, number>();
  const contradictions: Merged["contradictions"] = [];
  for (const { line, facts } of results)
    for (const part of ["values", "paid"] as const)
      for (const [field, value] of Object.entries(facts[part])) {
        const into = merged[part] as Record<string, unknown>;
        const otherLine = from.get(field);
        if (otherLine !== undefined && into[field] !== value) contradictions.push([line, otherLine]);
        from.set(field, otherLine ?? line);
        into[field] ??= value;
      }
  return { facts: merged, contradictions };
}

/**
 * Returns a function that checks rows: a new member needs a name and a work status, and lines of one member may not
 * contradict each other. If one of them is refused, so are the others.
 */
export function createRowChecker(known: Known): (row: RegisterRow) => RowVerdict {
  return (row) => {
    const lines = linesOf(row);
    const results = lines.map((line) => ({ line: line.line, ...judgeLine(line, known) }));
    const { facts, contradictions } = mergeLines(results);
    const rejects = results.flatMap((one) => one.rejects);
    const rejectMember = (line: number, reason: RowProblem, otherLine: number) => {
      const { cells } = lines.find((one) => one.line === line)!;
      if (!rejects.some((one) => one.line === line))
        rejects.push({ line, column: "DOC_NO", value: reportValue(cells.DOC_NO ?? ""), reason, otherLine });
    };
    for (const [line, otherLine] of contradictions) {
      rejectMember(line, "contradiction", otherLine);
      rejectMember(otherLine, "contradiction", line);
    }
    const into = known.merged?.get(facts.memberNumber);
    if (into !== undefined)
      rejects.push({
        line: row.line,
        column: "DOC_NO",
        value: `${facts.memberNumber} → ${into}`,
        reason: "merged",
      });
    const isNew = facts.memberNumber > 0 && !known.members.has(facts.memberNumber);
    for (const column of isNew ? neverEmpty : [])
      if (
        !results.some(({ wrong }) => wrong.has(column)) &&
        facts.values[personColumns[column]] === undefined
      )
        rejects.push({ line: row.line, column, value: "", reason: "needed" });
    if (!rejects.length) return { facts };
    const badLine = rejects[0]!.line;
    for (const { line } of lines) rejectMember(line, "other-line", badLine);
    return { rejects };
  };
}
