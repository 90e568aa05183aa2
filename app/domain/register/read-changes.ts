import { memberNumberInCell } from "~/domain/members/member-number";
import { type RegisterColumn, registerColumns } from "./columns";
import { linesOf, type RegisterRow, type RowProblem } from "./judge-row";
import { ERASE } from "./read-cell";

/** A change as a program sends it: values by the register's column names; null erases one. */
export type SentChange = Record<string, unknown>;

export type ChangeProblem = {
  field: string | null;
  code: RowProblem | "unknown-field" | "not-text" | "conflict" | "backwards" | "deceased";
};

/** A member whom one or several changes are about; `memberNumber` is null if the number is not readable. */
export type ReadChange = { row: RegisterRow; memberNumber: number | null };

const isColumn = (name: string): name is RegisterColumn =>
  (registerColumns as readonly string[]).includes(name);

/** Writes a JSON value as the cell of a file that says the same; undefined for what no cell can say. */
function cellOf(value: unknown): string | undefined {
  if (value === null) return ERASE;
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : undefined;
}

/** Finds what no file could contain: fields that the register does not have, and values that are no text or number. */
export const unreadableFields = (change: SentChange): ChangeProblem[] =>
  Object.entries(change).flatMap(([field, value]): ChangeProblem[] => {
    if (!isColumn(field)) return [{ field, code: "unknown-field" }];
    return cellOf(value) === undefined || (field === "DOC_NO" && value === null)
      ? [{ field, code: "not-text" }]
      : [];
  });

function lineOf(change: SentChange, index: number): RegisterRow {
  const cells = Object.entries(change).flatMap(([field, value]) => {
    const cell = cellOf(value);
    return isColumn(field) && cell !== undefined ? [[field, cell]] : [];
  });
  return { line: index + 1, cells: Object.fromEntries(cells), surplus: "" };
}

/** Returns the changes as rows of a file, in which line 1 is the first; those of one number are one row. */
export function readChanges(changes: readonly SentChange[]): ReadChange[] {
  const byNumber = new Map<number, ReadChange>();
  const found: ReadChange[] = [];
  for (const row of changes.map(lineOf)) {
    const memberNumber = memberNumberInCell(row.cells.DOC_NO ?? "");
    const first = memberNumber === null ? undefined : byNumber.get(memberNumber);
    if (first) {
      first.row.others = [...(first.row.others ?? []), row];
      continue;
    }
    const one = { row, memberNumber };
    found.push(one);
    if (memberNumber !== null) byNumber.set(memberNumber, one);
  }
  return found;
}

/** Returns the positions of a row's changes among those that were sent. */
export const positionsOf = ({ row }: ReadChange): number[] => linesOf(row).map(({ line }) => line - 1);
