import { type CsvCell, csv, csvRows } from "./csv";

export type CsvColumn<Row> = { title: string; cellOf: (of: Row) => CsvCell };

/** A CSV file in parts: its heading, then the rows as they are read. */
export async function* csvTable<Row>(
  columns: Array<CsvColumn<Row>>,
  some: AsyncIterable<Row[]> | Iterable<Row[]>,
): AsyncGenerator<string, void> {
  yield csv(
    columns.map(({ title }) => title),
    [],
  );
  for await (const rows of some) yield csvRows(rows.map((row) => columns.map(({ cellOf }) => cellOf(row))));
}
