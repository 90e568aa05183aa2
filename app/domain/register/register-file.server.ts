import { openImportFile } from "~/domain/members/import-file.server";
import { memberNumberInCell } from "~/domain/members/member-number";
import type { ColumnNames, CsvEncoding } from "~/platform/csv-read.server";
import { type RegisterColumn, registerColumns } from "./columns";
import type { RegisterRow } from "./judge-row";
import { isMonthFirst } from "./read-cell";

export const MAX_BYTES = 64 * 1024 * 1024;
export const MAX_LINES = 200_000;

/** `lines` counts the file's lines with text, the heading included; `hasMonthFirst` is true if any REG_DATE begins with the month. */
export type RegisterFile = {
  ignored: string[];
  /** The headings that were read under another name of a column. */
  renamed: Array<{ heading: string; name: RegisterColumn }>;
  /** The register's columns that the file has, in its order. */
  columns: RegisterColumn[];
  workbook: { sheets: string[]; sheet: string } | null;
  about: number;
  lines: number;
  hasMonthFirst: boolean;
  rows: AsyncGenerator<RegisterRow, void>;
};

type Opened = Awaited<ReturnType<typeof openImportFile<RegisterColumn>>>;

const numberIn = (cells: string[], { DOC_NO }: Opened["places"]) => memberNumberInCell(cells[DOC_NO!] ?? "");

/** Yields a row for each line; the lines of a number that stands several times come last, as one row. */
async function* rowsOf(
  { records, places, width }: Opened,
  repeated: ReadonlySet<number>,
): AsyncGenerator<RegisterRow, void> {
  const ordered = Object.entries(places) as Array<[RegisterColumn, number]>;
  const waiting = new Map<number, RegisterRow[]>();
  for await (const { line, cells } of records) {
    const named = ordered.map(([column, place]) => [column, cells[place] ?? ""]);
    const row = { line, cells: Object.fromEntries(named), surplus: cells.slice(width).join(" ").trim() };
    const number = numberIn(cells, places);
    if (number === null || !repeated.has(number)) yield row;
    else if (waiting.has(number)) waiting.get(number)!.push(row);
    else waiting.set(number, [row]);
  }
  for (const [first, ...others] of waiting.values()) yield { ...first!, others };
}

/** Reads the file once for what has to be known of all its lines before the first is judged. */
async function lookAhead({ records, places }: Opened) {
  const seen = new Set<number>();
  const repeated = new Set<number>();
  let hasMonthFirst = false;
  for await (const { cells } of records) {
    const number = numberIn(cells, places);
    if (number !== null && seen.has(number)) repeated.add(number);
    else if (number !== null) seen.add(number);
    hasMonthFirst ||= places.REG_DATE !== undefined && isMonthFirst(cells[places.REG_DATE] ?? "");
  }
  return { repeated, hasMonthFirst };
}

/**
 * Opens a CSV file, or a sheet of a workbook, of at most 64 MB and 200,000 lines. Throws FileRefused, also while the
 * rows are read.
 */
export async function openRegisterFile(
  bytes: Uint8Array,
  how: { encoding?: CsvEncoding; sheet?: string; otherNames?: ColumnNames<RegisterColumn> } = {},
): Promise<RegisterFile> {
  const limits = { maxBytes: MAX_BYTES, maxLines: MAX_LINES };
  const open = () => openImportFile(bytes, { columns: registerColumns, ...limits, ...how });
  const { repeated, hasMonthFirst } = await lookAhead(await open());
  const opened = await open();
  const { ignored, renamed, about, lines, places, workbook } = opened;
  const columns = (Object.entries(places) as Array<[RegisterColumn, number]>)
    .toSorted(([, a], [, b]) => a - b)
    .map(([column]) => column);
  return { ignored, renamed, columns, workbook, about, lines, hasMonthFirst, rows: rowsOf(opened, repeated) };
}
