import { type FileProblem, FileRefused, openImportFile } from "~/domain/members/import-file.server";
import type { CsvEncoding } from "~/platform/csv-read.server";
import type { RollLine } from "./roll-import";

export const MOST_BYTES = 5 * 1024 * 1024;
export const MOST_LINES = 60_000;

const columns = ["DOC_NO", "CENTRE"] as const;

export type { FileProblem };
/** `ignored` names the columns that are not a roll's. */
export type RollFile = { lines: RollLine[]; ignored: string[]; encoding: CsvEncoding };
type Read = { file: RollFile } | { problem: FileProblem; line: number | null };

async function readLines(bytes: Uint8Array, asked?: CsvEncoding): Promise<RollFile> {
  const most = { mostBytes: MOST_BYTES, mostLines: MOST_LINES };
  const opened = await openImportFile(bytes, { columns, ...most, encoding: asked });
  const { DOC_NO: numberAt = -1, CENTRE: centreAt } = opened.places;
  const lines: RollLine[] = [];
  for await (const { line, cells } of opened.records) {
    const centre = centreAt === undefined ? null : (cells[centreAt] ?? "");
    lines.push({ line, number: cells[numberAt] ?? "", centre });
  }
  return { lines, ignored: opened.ignored, encoding: opened.encoding };
}

/** DOC_NO and CENTRE, 5 MB and 60,000 lines at most. A file that is no roll is refused whole, with the line. */
export async function readRollFile(bytes: Uint8Array, asked?: CsvEncoding): Promise<Read> {
  try {
    return { file: await readLines(bytes, asked) };
  } catch (error) {
    if (error instanceof FileRefused) return { problem: error.problem, line: error.line };
    throw error;
  }
}
