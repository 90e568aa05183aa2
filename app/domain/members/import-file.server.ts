import {
  type CsvColumns,
  type CsvEncoding,
  type CsvProblem,
  type CsvRecord,
  CsvRefused,
  columnsIn,
  csvRecords,
  decodeCsv,
} from "~/platform/csv-read.server";

const LONGEST_HEADING = 60;
const MAX_HEADINGS = 50;

export type FileProblem =
  | CsvProblem
  | "too-large"
  | "too-many-lines"
  | "no-number-column"
  | "column-twice"
  | "no-lines";

export class FileRefused extends Error {
  override name = "FileRefused";
  constructor(
    readonly problem: FileProblem,
    readonly line: number | null = null,
  ) {
    super(problem);
  }
}

type ImportFileOptions<Name extends string> = {
  columns: readonly Name[];
  mostBytes: number;
  mostLines: number;
  encoding?: CsvEncoding;
};

/**
 * `ignored` names other columns, `width` counts all columns, `about` describes each line by number, `lines` counts
 * those with text.
 */
type ImportFile<Name extends string> = {
  encoding: CsvEncoding;
  places: CsvColumns<Name>["places"];
  ignored: string[];
  width: number;
  about: number;
  lines: number;
  records: AsyncGenerator<CsvRecord, void>;
};

const asRefusal = (error: unknown) =>
  error instanceof CsvRefused ? new FileRefused(error.problem, error.line) : error;

async function* within(records: AsyncGenerator<CsvRecord, void>, mostLines: number) {
  let count = 0;
  try {
    for await (const record of records) {
      if (++count > mostLines) throw new FileRefused("too-many-lines", record.line);
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

/** Throws FileRefused, while the lines are read too. */
export async function openImportFile<Name extends string>(
  bytes: Uint8Array,
  { columns, mostBytes, mostLines, encoding: requestedEncoding }: ImportFileOptions<Name | "DOC_NO">,
): Promise<ImportFile<Name | "DOC_NO">> {
  if (bytes.length > mostBytes) throw new FileRefused("too-large");
  try {
    const { text, encoding } = decodeCsv(bytes, requestedEncoding);
    const records = csvRecords(text);
    const heading = (await records.next()).value;
    if (!heading) throw new FileRefused("empty");
    const { places, unknown, twice } = columnsIn(heading.cells, columns);
    if (places.DOC_NO === undefined) throw new FileRefused("no-number-column", heading.line);
    if (twice.length) throw new FileRefused("column-twice", heading.line);
    const ignored = unknown.slice(0, MAX_HEADINGS).map((name) => name.slice(0, LONGEST_HEADING));
    const about = { width: heading.cells.length, about: countLines(text), lines: countTextLines(text) };
    return { encoding, places, ignored, ...about, records: within(records, mostLines) };
  } catch (error) {
    throw asRefusal(error);
  }
}
