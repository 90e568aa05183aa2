import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { CsvCell, CsvColumn } from "../csv";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The parts of a workbook with one sheet, apart from the sheet. Style 1 is text, so that edited digits stay text. */
const parts = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${SHEET}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const SHEET_START = `${DECLARATION}<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const SHEET_END = "</sheetData></worksheet>";

const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF\p{Surrogate}]/gu;
/** A spreadsheet reads `_x000D_` as the character of that number, unless the first underscore is written as one too. */
const LIKE_AN_ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };

const escapeXml = (text: string) =>
  text
    .replace(NOT_IN_XML, "")
    .replace(LIKE_AN_ESCAPE, "_x005F_")
    .replace(/[&<>\r]/g, (character) => entities[character]!);

/** A text is an inline string, which no spreadsheet takes for a formula (R23). */
function cell(value: CsvCell, place: string): string {
  if (value === null || value === "") return "";
  if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
  return `<c r="${place}" s="1" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const row = (number: number, values: CsvCell[]) =>
  `<row r="${number}">${values.map((value, index) => cell(value, `${letters[index]}${number}`)).join("")}</row>`;

async function* sheetOf<Row>(columns: Array<CsvColumn<Row>>, batches: AsyncIterable<Row[]>) {
  let written = 1;
  yield SHEET_START +
    row(
      written,
      columns.map(({ title }) => title),
    );
  for await (const rows of batches)
    yield rows
      .map((of) =>
        row(
          ++written,
          columns.map(({ cellOf }) => cellOf(of)),
        ),
      )
      .join("");
  yield SHEET_END;
}

/**
 * Writes a workbook with one sheet of at most 26 columns as a stream, row by row: numbers as numbers, everything else
 * as text. It is written only as fast as it is read; an error of the rows ends the stream with it.
 */
export function xlsxTable<Row>(
  columns: Array<CsvColumn<Row>>,
  batches: AsyncIterable<Row[]>,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(DECLARATION + text), name);
  const sheet = Readable.from(sheetOf(columns, batches), { objectMode: false });
  const output = new PassThrough();
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml");
  zip.end();
  zip.outputStream.pipe(output);
  sheet.once("error", (error) => output.destroy(error));
  zip.on("error", (error) => output.destroy(error as Error));
  once(output, "close").then(
    () => sheet.destroy(),
    () => sheet.destroy(),
  );
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}
