import { parseMemberNumber } from "~/domain/members/member-number";
import { cellSaid } from "~/platform/csv";
import { shownValue } from "~/platform/shown-value";
import {
  type DuesColumn,
  type DuesField,
  duesColumns,
  neverEmpty,
  type PersonColumn,
  personColumns,
  type RegisterColumn,
} from "./columns";
import type { Said } from "./merge";
import { type CellProblem, readCell, type Terms } from "./read-cell";

/** A line of the register's file by its columns; `surplus` is what stands beyond the last one. */
export type RegisterRow = { line: number; cells: Partial<Record<RegisterColumn, string>>; surplus: string };

/** What a row says: a column that the file lacks is missing, an empty cell null. */
export type Facts = { memberNumber: number; said: Said; paid: Partial<Record<DuesField, number | null>> };

export type RowProblem = CellProblem | "no-number" | "not-a-number" | "twice" | "needed" | "more-cells";
/** Why a row cannot be taken, where in it, and for `twice` the line where the number stands first. */
export type Reject = {
  line: number;
  column: RegisterColumn | null;
  value: string;
  because: RowProblem;
  firstLine?: number;
};

type Known = Terms & { members: ReadonlySet<number> };
type Judged = { facts: Facts } | { rejects: Reject[] };

const isDues = (column: PersonColumn | DuesColumn): column is DuesColumn => column in duesColumns;

function put({ said, paid }: Facts, column: PersonColumn | DuesColumn, value: string | number | null) {
  if (isDues(column)) paid[duesColumns[column]] = value as number | null;
  else if (value !== null) said[personColumns[column]] = String(value);
  else if (!neverEmpty.includes(column)) said[personColumns[column]] = null;
}

/**
 * Judges the rows of one file, each after those before it: the facts of a row, or everything that is wrong with it. The
 * number must be one, for the first time in the file; who is not a member yet needs a name and a work status.
 */
export function rowJudge(known: Known): (row: RegisterRow) => Judged {
  const firstLines = new Map<number, number>();

  return ({ line, cells, surplus }) => {
    const rejects: Reject[] = [];
    const reject = (column: Reject["column"], value: string, because: RowProblem, firstLine?: number) =>
      rejects.push({ line, column, value: shownValue(value), because, ...(firstLine && { firstLine }) });
    const { DOC_NO = "", ...others } = cells;
    const read = parseMemberNumber(cellSaid(DOC_NO).replace(/\u0640/g, ""));
    const memberNumber = "memberNumber" in read ? read.memberNumber : 0;
    const firstLine = firstLines.get(memberNumber);
    if ("problem" in read) reject("DOC_NO", DOC_NO, read.problem === "empty" ? "no-number" : "not-a-number");
    else if (firstLine) reject("DOC_NO", DOC_NO, "twice", firstLine);
    else firstLines.set(memberNumber, line);
    if (surplus) reject(null, surplus, "more-cells");
    const facts: Facts = { memberNumber, said: {}, paid: {} };
    const wrong = new Set<string>();
    for (const [name, text] of Object.entries(others)) {
      const column = name as keyof typeof others;
      const cell = readCell(column, cellSaid(text), known);
      if ("value" in cell) put(facts, column, cell.value);
      else wrong.add(column) && reject(column, text, cell.problem);
    }
    const isNew = memberNumber > 0 && !firstLine && !known.members.has(memberNumber);
    for (const column of isNew ? neverEmpty : [])
      if (!wrong.has(column) && facts.said[personColumns[column]] === undefined) reject(column, "", "needed");
    return rejects.length ? { rejects } : { facts };
  };
}
