import { readFile } from "node:fs/promises";
import type { FileProblem } from "~/domain/members/import-file.server";
import { CommandRefused } from "./command";

const ENCODINGS = ["utf-8", "windows-1256"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const csvFileOptions = {
  "dry-run": { type: "boolean" },
  "skip-bad": { type: "boolean" },
  encoding: { type: "string" },
} as const;
export const csvFileChoices = { encoding: ENCODINGS };

export const readBytes = (file: string): Promise<Buffer> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandRefused(`${file} cannot be read: ${error.code}.`);
  });

type Most = { megabytes: number; lines: number };

const problems: Record<FileProblem, (max: Most) => string> = {
  "not-text": () => "the file is neither text nor a workbook",
  "web-page": () => "the file is a web page or XML: save it as CSV or XLSX and import that file",
  xls: () => "the file is an older Excel file (XLS): save it as XLSX or CSV and import that file",
  xlsb: () => "the file is a binary workbook (XLSB): save it as XLSX or CSV and import that file",
  ods: () => "the file is an OpenDocument spreadsheet (ODS): save it as XLSX or CSV and import that file",
  encrypted: () => "the workbook has a password: save it without one",
  "damaged-workbook": () => "the workbook cannot be read to its end: save it as XLSX again",
  "workbook-too-large": () => "the workbook holds far more than its size suggests: save its sheet as CSV",
  "no-such-sheet": () => "the workbook has no such sheet",
  "nul-character": () => "a NUL character is in it: the file is damaged, so export it again",
  "wrong-encoding": () => "the file is not in that encoding",
  empty: () => "the file is empty",
  "open-quote": () => "a quotation mark is never closed",
  "stray-quote": () =>
    "text follows the mark that closes this quotation: a mark is missing or left over, and the lines in between cannot be read",
  "too-long": () => "the line is too long: perhaps a quotation mark is missing",
  "too-large": ({ megabytes }) => `the file is larger than ${megabytes} MB`,
  "too-many-lines": ({ lines }) => `the file has more than ${lines.toLocaleString("en")} lines`,
  "no-number-column": () => "the first line does not name the column DOC_NO",
  "column-twice": () => "the first line names a column twice",
  "no-lines": () => "there are no lines below the names of the columns",
};

/** Says how many of the file's lines were read, so that a quotation mark that joined some of them is noticed. */
export function linesReadLine(linesInFile: number, rows: number): string {
  const read = rows + 1;
  const joined = linesInFile - read;
  const counted = `${linesInFile} lines of text in the file, read as ${read}: the heading and ${rows} rows`;
  return joined > 0 ? `${counted}. ${joined} lines continue a quoted cell.` : `${counted}.`;
}

export const fileProblemLine = (problem: FileProblem, line: number | null, max: Most) =>
  `${line === null ? "" : `Line ${line}: `}${problems[problem](max)}.`;
