import { openImportFile } from "~/domain/members/import-file.server";
import type { CsvEncoding } from "~/platform/csv-read.server";
import { type RegisterColumn, registerColumns } from "./columns";
import { isMonthFirst, type RegisterRow } from "./judge-row";

export const MAX_BYTES = 64 * 1024 * 1024;
export const MAX_LINES = 200_000;

/** `lines` counts the file's lines with text, the heading included; `hasMonthFirst` is true if any REG_DATE begins with the month. */
export type RegisterFile = {
  ignored: string[];
  /** The register's columns that the file has, in its order. */
  columns: RegisterColumn[];
  workbook: { sheets: string[]; sheet: string } | null;
  about: number;
  lines: number;
  hasMonthFirst: boolean;
  rows: AsyncGenerator<RegisterRow, void>;
};

type Opened = Awaited<ReturnType<typeof openImportFile<RegisterColumn>>>;

async function* rowsOf({ records, places, width }: Opened): AsyncGenerator<RegisterRow, void> {
  const ordered = Object.entries(places) as Array<[RegisterColumn, number]>;
  for await (const { line, cells } of records) {
    const named = ordered.map(([column, place]) => [column, cells[place] ?? ""]);
    yield { line, cells: Object.fromEntries(named), surplus: cells.slice(width).join(" ").trim() };
  }
}

async function findMonthFirst({ records }: Opened, place: number): Promise<boolean> {
  for await (const { cells } of records) if (isMonthFirst(cells[place] ?? "")) return true;
  return false;
}

/**
 * Opens a CSV file, or a sheet of a workbook, of at most 64 MB and 200,000 lines. Throws FileRefused, also while the
 * rows are read.
 */
export async function openRegisterFile(
  bytes: Uint8Array,
  how: { encoding?: CsvEncoding; sheet?: string } = {},
): Promise<RegisterFile> {
  const limits = { mostBytes: MAX_BYTES, mostLines: MAX_LINES };
  const open = () => openImportFile(bytes, { columns: registerColumns, ...limits, ...how });
  const opened = await open();
  const { ignored, about, lines, places, workbook } = opened;
  const columns = (Object.entries(places) as Array<[RegisterColumn, number]>)
    .toSorted(([, a], [, b]) => a - b)
    .map(([column]) => column);
  const hasMonthFirst =
    places.REG_DATE !== undefined && (await findMonthFirst(await open(), places.REG_DATE));
  return { ignored, columns, workbook, about, lines, hasMonthFirst, rows: rowsOf(opened) };
}
