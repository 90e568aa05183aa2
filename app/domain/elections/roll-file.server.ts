import { columnsIn } from "~/platform/csv-columns";
import {
  type CsvEncoding,
  type CsvProblem,
  CsvRefused,
  csvRecords,
  decodeCsv,
} from "~/platform/csv-read.server";
import type { RollLine } from "./judge-roll";

export const MOST_BYTES = 5 * 1024 * 1024;
export const MOST_LINES = 60_000;

const columns = ["DOC_NO", "CENTRE"] as const;
const LONGEST_HEADING = 60;
const MOST_HEADINGS = 50;

export type FileProblem =
  | CsvProblem
  | "too-large"
  | "too-many-lines"
  | "no-number-column"
  | "column-twice"
  | "no-lines";
/** A roll as its file holds it; `ignored` names the columns that are not a roll's. */
export type RollFile = { lines: RollLine[]; ignored: string[]; encoding: CsvEncoding };
type Read = { file: RollFile } | { problem: FileProblem; line: number | null };

const refuse = (problem: FileProblem, line: number | null = null) => ({ problem, line });

async function readLines(text: string, encoding: CsvEncoding): Promise<Read> {
  const records = csvRecords(text);
  const heading = (await records.next()).value;
  if (!heading) return refuse("empty");
  const { places, unknown, twice } = columnsIn(heading.cells, columns);
  const { DOC_NO: numberAt, CENTRE: centreAt } = places;
  if (numberAt === undefined) return refuse("no-number-column", heading.line);
  if (twice.length) return refuse("column-twice", heading.line);
  const lines: RollLine[] = [];
  for await (const { line, cells } of records) {
    if (lines.length === MOST_LINES) return refuse("too-many-lines", line);
    const centre = centreAt === undefined ? null : (cells[centreAt] ?? "");
    lines.push({ line, number: cells[numberAt] ?? "", centre });
  }
  if (!lines.length) return refuse("no-lines");
  const ignored = unknown.slice(0, MOST_HEADINGS).map((name) => name.slice(0, LONGEST_HEADING));
  return { file: { lines, ignored, encoding } };
}

/**
 * Reads a roll from the bytes of a CSV file with the columns DOC_NO and, if centres are given, CENTRE: at most 5 MB
 * and 60,000 lines. A file that is no roll is refused whole, with the line where that shows.
 */
export async function readRollFile(bytes: Uint8Array, asked?: CsvEncoding): Promise<Read> {
  if (bytes.length > MOST_BYTES) return refuse("too-large");
  try {
    const { text, encoding } = decodeCsv(bytes, asked);
    return await readLines(text, encoding);
  } catch (error) {
    if (error instanceof CsvRefused) return refuse(error.problem, error.line);
    throw error;
  }
}
