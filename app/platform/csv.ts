import { stringify } from "csv-stringify/sync";

export type CsvCell = string | number | null;

const BYTE_ORDER_MARK = "\uFEFF";
const LOST_AS_NUMBER = /^(0\d+|\d{12,})$/;
const FORMULA = /^["\s\p{Cf}]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/u;
/**
 * A position inside a text where Excel may begin a cell if it splits at semicolons or tabs: after a separator or line
 * break and before a formula, with or without quotation marks, blanks or invisible characters in between.
 */
const CELL_START = String.raw`(?=["\p{Cf}]*(?:[^\S\r\n\t]["\p{Cf}]*)*(?:[=+@\uFF0B\uFF0D\uFF1D\uFF20]|-\S))`;
const FORMULA_WITHIN = new RegExp(`([,;\\n\\r\\t])${CELL_START}`, "gu");
const ESCAPED_WITHIN = new RegExp(`([,;\\n\\r\\t])'${CELL_START}`, "gu");
/** Spreadsheets write a number that has to stay text as a formula: `="70001"`. */
const TEXT_FORMULA = /^="([^"]*)"$/;

function cellText(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const text = (cell ?? "").replace(FORMULA_WITHIN, "$1'");
  return FORMULA.test(text) || LOST_AS_NUMBER.test(text) ? `'${text}` : text;
}

/** Returns the text of a CSV cell without the marks that keep a spreadsheet from changing it. */
export function cellSaid(text: string): string {
  const asText = TEXT_FORMULA.exec(text);
  if (asText) return asText[1]!;
  const bare = text.replace(ESCAPED_WITHIN, "$1");
  return bare.startsWith("'") && cellText(bare.slice(1)).startsWith("'") ? bare.slice(1) : bare;
}

const lines = (rows: string[][]) => stringify(rows, { record_delimiter: "windows", quoted_match: /[\r\n]/ });

export const csvRows = (rows: Iterable<CsvCell[]>): string =>
  lines(Array.from(rows, (row) => row.map(cellText)));

/**
 * Writes CSV in which no cell is a formula in Excel (R23); digits that would be spoilt as a number follow an
 * apostrophe.
 */
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
