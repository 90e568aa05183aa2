import { stringify } from "csv-stringify/sync";

export type CsvCell = string | number | null;

const BYTE_ORDER_MARK = "\uFEFF";
const LOST_AS_NUMBER = /^(0\d+|\d{12,})$/;
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/u;
// Where the list separator is a semicolon, Excel takes what follows one, or a new line, for a cell of its own.
const FORMULA_WITHIN = /([;\n\r\t])(?=[=+@]|-\S)/g;

function cellText(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const text = (cell ?? "").replace(FORMULA_WITHIN, "$1'");
  return FORMULA.test(text) || LOST_AS_NUMBER.test(text) ? `'${text}` : text;
}

export function cellSaid(text: string): string {
  const bare = text.replace(/([;\n\r\t])'(?=[=+@]|-\S)/g, "$1");
  return bare.startsWith("'") && cellText(bare.slice(1)).startsWith("'") ? bare.slice(1) : bare;
}

const lines = (rows: string[][]) => stringify(rows, { record_delimiter: "windows", quoted_match: /[\r\n]/ });

export const csvRows = (rows: Iterable<CsvCell[]>): string =>
  lines(Array.from(rows, (row) => row.map(cellText)));

/** No cell is a formula in Excel (R23); digits that a number would spoil stand behind an apostrophe. */
export const csv = (columns: string[], rows: Iterable<CsvCell[]>): string =>
  `${BYTE_ORDER_MARK}${lines([columns.map(cellText)])}${csvRows(rows)}`;

export type CsvColumn<Row> = { title: string; cellOf: (of: Row) => CsvCell };

export async function* csvTable<Row>(
  columns: Array<CsvColumn<Row>>,
  batches: AsyncIterable<Row[]> | Iterable<Row[]>,
): AsyncGenerator<string, void> {
  const titles = columns.map(({ title }) => title);
  yield csv(titles, []);
  for await (const rows of batches)
    yield csvRows(rows.map((row) => columns.map(({ cellOf }) => cellOf(row))));
}

const LONGEST_SHOWN = 40;

export const reportValue = (value: string) =>
  [...value.replace(/[\p{Cc}\p{Cf}]+/gu, " ")].slice(0, LONGEST_SHOWN).join("");
