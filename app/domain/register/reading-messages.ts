import type { FileParts, FileProblem } from "~/domain/members/import-file.server";
import type { RegisterColumn } from "./columns";
import type { Facts, RegisterRow, Reject } from "./judge-row";

/** The facts that the reading process judges by; `members` are the numbers of all members. */
export type ReadingTerms = {
  members: number[];
  merged: Array<[number: number, into: number]>;
  workStatuses: number[];
  today: string;
  sheet?: string;
  otherNames: Array<[headingKey: string, column: RegisterColumn]>;
};

/** The facts of a file that are known once its heading is read. */
export type OpenedFile = {
  /** The file's lines with text, the heading included. */
  lines: number;
  /** About how many lines will be read. */
  expected: number;
  ignored: string[];
  renamed: Array<{ heading: string; name: RegisterColumn }>;
  columns: RegisterColumn[];
  workbook: { sheets: string[]; sheet: string } | null;
};

/** `reading-failed` says that the file was too much for the reading process, or that this has an error. */
export type RefusedFile = {
  problem: FileProblem | "reading-failed";
  line: number | null;
  parts?: FileParts | null;
};

/** A member as read from one line or several (`lines` counts them), or a line that is refused. */
export type ReadLine = { line: number } & (
  | { facts: Facts; lines: number }
  | { rejects: Reject[]; cells: RegisterRow["cells"] }
);

export type ReadingMessage =
  | { opened: OpenedFile }
  | { lines: ReadLine[] }
  | { ended: true }
  | { refused: RefusedFile };
