import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

const relations = (...targets: Array<[id: string, kind: string, target: string]>) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join("")}</Relationships>`;

type WorkbookParts = {
  /** The rows of the first sheet, as XML. */
  rows?: string;
  /** The whole first sheet, in place of `rows`. */
  sheet?: string;
  secondSheet?: string;
  sharedStrings?: string;
  styles?: string;
  workbookProperties?: string;
  firstState?: string;
  /** Parts that replace others or are added; null leaves one out. */
  parts?: Record<string, string | null>;
};

export const sheetXml = (rows: string) =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

/** Builds an XLSX workbook whose parts are written by hand, as other programs write them. */
export function workbook({
  rows = "",
  sheet = sheetXml(rows),
  secondSheet,
  sharedStrings = "",
  styles = "",
  workbookProperties = "",
  firstState = "visible",
  parts = {},
}: WorkbookParts): Promise<Buffer> {
  const second = secondSheet === undefined ? "" : '<sheet name="الثانية" sheetId="2" r:id="rId2"/>';
  const all: Record<string, string | null> = {
    "_rels/.rels": relations(["rId1", "officeDocument", "xl/workbook.xml"]),
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${workbookProperties}<sheets><sheet name="الأولى" sheetId="1" state="${firstState}" r:id="rId1"/>${second}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(
      ["rId1", "worksheet", "worksheets/sheet1.xml"],
      ["rId2", "worksheet", "worksheets/sheet2.xml"],
      ["rId3", "sharedStrings", "sharedStrings.xml"],
      ["rId4", "styles", "/xl/styles.xml"],
    ),
    "xl/worksheets/sheet1.xml": sheet,
    "xl/worksheets/sheet2.xml": secondSheet === undefined ? null : sheetXml(secondSheet),
    "xl/sharedStrings.xml": `<sst xmlns="${MAIN}">${sharedStrings}</sst>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    ...parts,
  };
  const kept = Object.entries(all).filter((part): part is [string, string] => part[1] !== null);
  const zip = new ZipFile();
  for (const [name, text] of kept) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}
