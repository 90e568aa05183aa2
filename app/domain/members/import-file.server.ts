import {
  type ColumnNames,
  type CsvColumns,
  type CsvEncoding,
  type CsvProblem,
  type CsvRecord,
  CsvRefused,
  columnsIn,
  csvRecords,
  decodeCsv,
} from "~/platform/csv-read.server";
import { type WorkbookProblem, WorkbookRefused } from "~/platform/xlsx/read-part.server";
import { readWorkbook, type Workbook } from "~/platform/xlsx/read-workbook.server";
import { type SpreadsheetKind, whatSpreadsheet } from "~/platform/xlsx/what-spreadsheet";

const LONGEST_HEADING = 60;
const MAX_HEADINGS = 50;

export type FileProblem =
  | CsvProblem
  | WorkbookProblem
  | Exclude<SpreadsheetKind, "xlsx">
  | "too-large"
  | "too-many-lines"
  | "no-number-column"
  | "column-twice"
  | "no-lines";

/** The headings and the sheets of a file that is refused for its columns, so that it can be read differently. */
export type FileParts = { headings: string[]; workbook: Pick<Workbook, "sheets" | "sheet"> | null };

export class FileRefused extends Error {
  override name = "FileRefused";
  constructor(
    readonly problem: FileProblem,
    readonly line: number | null = null,
    readonly parts: FileParts | null = null,
  ) {
    super(problem);
  }
}

type ImportFileOptions<Name extends string> = {
  columns: readonly Name[];
  otherNames?: ColumnNames<Name>;
  maxBytes: number;
  maxLines: number;
  encoding?: CsvEncoding;
  /** The sheet of a workbook; without it, the first that is not hidden. */
  sheet?: string;
};

/**
 * `ignored` names other columns, `width` counts all columns, `about` describes each line by number, `lines` counts
 * those with text.
 */
type ImportFile<Name extends string> = {
  /** Null for a workbook. */
  encoding: CsvEncoding | null;
  /** The sheets of a workbook, and the one that was read. */
  workbook: Pick<Workbook, "sheets" | "sheet"> | null;
  places: CsvColumns<Name>["places"];
  renamed: CsvColumns<Name>["renamed"];
  ignored: string[];
  width: number;
  about: number;
  lines: number;
  records: AsyncGenerator<CsvRecord, void>;
};

function asRefusal(error: unknown) {
  if (error instanceof CsvRefused) return new FileRefused(error.problem, error.line);
  return error instanceof WorkbookRefused ? new FileRefused(error.problem) : error;
}

async function* within(records: AsyncGenerator<CsvRecord, void>, maxLines: number) {
  let count = 0;
  try {
    for await (const record of records) {
      if (++count > maxLines) throw new FileRefused("too-many-lines", record.line);
      yield record;
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (!count) throw new FileRefused("no-lines");
}

/** Counts lines with more than separators and blanks; a line that only names the separator does not count. */
const countTextLines = (text: string) =>
  text.split(/\r\n|\n|\r/).filter((line) => /[^\s,;"]/.test(line) && !/^"?sep=/i.test(line)).length;

function countLines(text: string): number {
  let count = 0;
  for (let index = text.indexOf("\n"); index >= 0; index = text.indexOf("\n", index + 1)) count++;
  return count;
}

type Opened = Pick<ImportFile<string>, "encoding" | "workbook" | "about" | "lines" | "records">;

async function* rowsOf({ rows }: Workbook): AsyncGenerator<CsvRecord, void> {
  yield* rows;
}

type Opening = Pick<ImportFileOptions<string>, "encoding" | "sheet" | "maxBytes">;

/** A sheet unpacks to about ten times its size. */
const MAX_UNPACKED_TIMES = 20;

async function openWorkbook(bytes: Uint8Array, { sheet, maxBytes }: Opening): Promise<Opened> {
  const workbook = await readWorkbook(bytes, { sheet, maxUnpacked: MAX_UNPACKED_TIMES * maxBytes });
  if (!workbook.rowCount) throw new FileRefused("empty");
  const { sheets, sheet: read, rowCount: lines } = workbook;
  return {
    encoding: null,
    workbook: { sheets, sheet: read },
    about: lines,
    lines,
    records: rowsOf(workbook),
  };
}

function openText(bytes: Uint8Array, requestedEncoding: CsvEncoding | undefined): Opened {
  const { text, encoding } = decodeCsv(bytes, requestedEncoding);
  const counts = { about: countLines(text), lines: countTextLines(text) };
  return { encoding, workbook: null, ...counts, records: csvRecords(text) };
}

async function openRecords(bytes: Uint8Array, opening: Opening): Promise<Opened> {
  const kind = whatSpreadsheet(bytes);
  if (kind === "xlsx") return openWorkbook(bytes, opening);
  if (kind) throw new FileRefused(kind);
  return openText(bytes, opening.encoding);
}

/** Opens a text file or an XLSX workbook. Throws FileRefused, while the lines are read too. */
export async function openImportFile<Name extends string>(
  bytes: Uint8Array,
  { columns, otherNames, maxLines, ...opening }: ImportFileOptions<Name | "DOC_NO">,
): Promise<ImportFile<Name | "DOC_NO">> {
  if (bytes.length > opening.maxBytes) throw new FileRefused("too-large");
  try {
    const opened = await openRecords(bytes, opening);
    const heading = (await opened.records.next()).value;
    if (!heading) throw new FileRefused("empty");
    const { places, unknown, twice, renamed } = columnsIn(heading.cells, columns, otherNames);
    const ignored = unknown.slice(0, MAX_HEADINGS).map((name) => name.slice(0, LONGEST_HEADING));
    const others = [...renamed.map((one) => one.heading.slice(0, LONGEST_HEADING)), ...ignored];
    const parts = { headings: others, workbook: opened.workbook };
    if (places.DOC_NO === undefined) throw new FileRefused("no-number-column", heading.line, parts);
    if (twice.length) throw new FileRefused("column-twice", heading.line, parts);
    const records = within(opened.records, maxLines);
    return { ...opened, places, renamed, ignored, width: heading.cells.length, records };
  } catch (error) {
    throw asRefusal(error);
  }
}
