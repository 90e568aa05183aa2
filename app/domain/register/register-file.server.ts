import { columnsIn } from "~/platform/csv-columns";
import {
  type CsvEncoding,
  type CsvProblem,
  CsvRefused,
  csvRecords,
  decodeCsv,
} from "~/platform/csv-read.server";
import { type RegisterColumn, registerColumns } from "./columns";
import type { RegisterRow } from "./judge-row";

export const MOST_BYTES = 64 * 1024 * 1024;
export const MOST_LINES = 200_000;

const LONGEST_HEADING = 60;
const MOST_HEADINGS = 50;

export type FileProblem =
  | CsvProblem
  | "too-large"
  | "too-many-lines"
  | "no-number-column"
  | "column-twice"
  | "no-lines";

/** The file is no register, and where that shows; it is refused whole. */
export class FileRefused extends Error {
  override name = "FileRefused";
  constructor(
    readonly problem: FileProblem,
    readonly line: number | null = null,
  ) {
    super(problem);
  }
}

/** A file whose heading was read: the columns that are not the register's, its rows, and how many about there are. */
export type RegisterFile = { ignored: string[]; about: number; rows: AsyncGenerator<RegisterRow, void> };

const asRefusal = (error: unknown) =>
  error instanceof CsvRefused ? new FileRefused(error.problem, error.line) : error;

type Places = Array<[RegisterColumn, number]>;

async function* rowsOf(
  records: ReturnType<typeof csvRecords>,
  places: Places,
  width: number,
): AsyncGenerator<RegisterRow, void> {
  let count = 0;
  try {
    for await (const { line, cells } of records) {
      if (++count > MOST_LINES) throw new FileRefused("too-many-lines", line);
      const named = places.map(([column, place]) => [column, cells[place] ?? ""]);
      yield { line, cells: Object.fromEntries(named), surplus: cells.slice(width).join(" ").trim() };
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (!count) throw new FileRefused("no-lines");
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

async function open(text: string): Promise<RegisterFile> {
  const records = csvRecords(text);
  const heading = (await records.next()).value;
  if (!heading) throw new FileRefused("empty");
  const { places, unknown, twice } = columnsIn(heading.cells, registerColumns);
  if (places.DOC_NO === undefined) throw new FileRefused("no-number-column", heading.line);
  if (twice.length) throw new FileRefused("column-twice", heading.line);
  const ordered = Object.entries(places) as Places;
  return {
    ignored: unknown.slice(0, MOST_HEADINGS).map((name) => name.slice(0, LONGEST_HEADING)),
    about: countLines(text),
    rows: rowsOf(records, ordered, heading.cells.length),
  };
}

/**
 * Opens a CSV file with the register's columns, at most 64 MB and 200,000 lines; its rows are read one after the
 * other. Throws FileRefused, while the rows are read too.
 */
export async function openRegisterFile(bytes: Uint8Array, asked?: CsvEncoding): Promise<RegisterFile> {
  if (bytes.length > MOST_BYTES) throw new FileRefused("too-large");
  try {
    return await open(decodeCsv(bytes, asked).text);
  } catch (error) {
    throw asRefusal(error);
  }
}
