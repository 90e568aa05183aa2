import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { sheetXml, workbook } from "../../../tests/support/workbook";
import { unreadableCell } from "./cell-text";
import { readWorkbook } from "./read-workbook.server";
import { xlsxTable } from "./write-sheet.server";

const rowsOf = async (bytes: Uint8Array, sheet?: string) => [...(await readWorkbook(bytes, { sheet })).rows];
const cellsOf = async (rows: string, more = {}) =>
  (await rowsOf(await workbook({ rows, ...more }))).map(({ cells }) => cells);

const DATES =
  '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs>';

describe("readWorkbook", () => {
  it("reads what the site itself exports, with zeros at the beginning", async () => {
    const columns = [
      { title: "DOC_NO", cellOf: ([number]: [number, string]) => number },
      { title: "MOBIL", cellOf: ([, text]: [number, string]) => text },
    ];
    async function* batches(): AsyncGenerator<Array<[number, string]>> {
      yield [[10_001, "+962791234567"]];
      yield [[10_002, "=HYPERLINK(1) & _x000D_"]];
    }
    expect(await rowsOf(await buffer(xlsxTable(columns, batches()) as never))).toEqual([
      { line: 1, cells: ["DOC_NO", "MOBIL"] },
      { line: 2, cells: ["10001", "+962791234567"] },
      { line: 3, cells: ["10002", "=HYPERLINK(1) & _x000D_"] },
    ]);
  });

  it("reads shared strings in pieces, without the phonetic readings", async () => {
    const sharedStrings =
      '<si><r><t>أحمد </t></r><r><t xml:space="preserve">علي</t></r></si><si><t>東</t><rPh sb="0" eb="1"><t>ひ</t></rPh></si>';
    expect(await cellsOf('<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>', { sharedStrings })).toEqual(
      [["أحمد علي", "東"]],
    );
  });

  it("counts rows and cells that name no place of their own", async () => {
    const rows =
      '<row><c><v>1</v></c><c r="D1"><v>4</v></c><c><v>5</v></c></row><row r="7"/><row><c><v>8</v></c></row>';
    expect(await rowsOf(await workbook({ rows }))).toEqual([
      { line: 1, cells: ["1", "", "", "4", "5"] },
      { line: 8, cells: ["8"] },
    ]);
  });

  it("takes no row for one that only has formats, blanks or an empty text", async () => {
    const blank =
      '<row r="2" s="1"><c r="A2" s="1"/><c t="inlineStr"><is><t> </t></is></c><c t="str"><f>A1</f><v></v></c></row>';
    expect(await cellsOf(`<row r="1"><c><v>1</v></c></row>${blank}`)).toEqual([["1"]]);
  });

  it("reads hidden rows, and the cells of a merged area once", async () => {
    const rows =
      '<row r="1" hidden="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c><c r="B2"/></row>';
    const sheet = sheetXml(rows).replace(
      "</worksheet>",
      '<mergeCells><mergeCell ref="A2:B2"/></mergeCells></worksheet>',
    );
    expect(await cellsOf("", { sheet })).toEqual([["1"], ["2"]]);
  });

  it("does not believe the dimension that a program wrote", async () => {
    const sheet = sheetXml('<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row>').replace(
      "<sheetData>",
      '<dimension ref="A1"/><sheetData>',
    );
    expect(await cellsOf("", { sheet })).toEqual([["1", "2"]]);
  });

  it.each([
    ['<c s="1"><v>45000</v></c>', "", "2023-03-15"],
    ['<c s="2"><v>45000.5</v></c>', "", "2023-03-15 12:00:00"],
    ['<c s="1"><v>43538</v></c>', '<workbookPr date1904="1"/>', "2023-03-15"],
    ['<c s="1"><v>60</v></c>', "", unreadableCell("60")],
    ['<c t="d"><v>2023-03-15T00:00:00</v></c>', "", "2023-03-15 00:00:00"],
    ['<c s="0"><v>45000</v></c>', "", "45000"],
  ])("reads the date in %s", async (cell, workbookProperties, read) =>
    expect(await cellsOf(`<row>${cell}</row>`, { styles: DATES, workbookProperties })).toEqual([[read]]),
  );

  it.each([
    ['<c t="e"><v>#N/A</v></c>', unreadableCell("#N/A")],
    ["<c><f>SUM(A1:A2)</f></c>", unreadableCell("=")],
    ["<c><f>1+1</f><v>2</v></c>", "2"],
    ['<c t="str"><f>A1</f><v>نص_x000D_</v></c>', "نص"],
    ['<c t="b"><v>1</v></c>', "1"],
    ["<c><v>9.991234567E9</v></c>", "9991234567"],
  ])("reads the cell %s", async (cell, read) =>
    expect(await cellsOf(`<row>${cell}</row>`)).toEqual([[read]]),
  );

  it("reads a strict workbook whose elements have prefixes", async () => {
    const strict = (text: string) =>
      text.replaceAll(
        "schemas.openxmlformats.org/officeDocument/2006/relationships",
        "purl.oclc.org/ooxml/officeDocument/relationships",
      );
    const sheet =
      '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>نص</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>';
    const parts = {
      "_rels/.rels": strict(
        '<Relationships><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="/xl/workbook.xml"/></Relationships>',
      ),
    };
    expect(await cellsOf("", { sheet, parts })).toEqual([["نص"]]);
  });

  it("reads the first sheet that is not hidden, or the one that is named", async () => {
    const bytes = await workbook({
      rows: "<row><c><v>1</v></c></row>",
      secondSheet: "<row><c><v>2</v></c></row>",
      firstState: "veryHidden",
    });
    const { sheets, sheet, rowCount } = await readWorkbook(bytes);
    expect({ sheets, sheet, rowCount }).toEqual({
      sheets: ["الأولى", "الثانية"],
      sheet: "الثانية",
      rowCount: 1,
    });
    expect(await rowsOf(bytes, "الأولى")).toEqual([{ line: 1, cells: ["1"] }]);
    await expect(readWorkbook(bytes, { sheet: "الثالثة" })).rejects.toMatchObject({
      problem: "no-such-sheet",
    });
  });

  it.each([
    ["a sheet that ends early", { sheet: '<worksheet xmlns="m"><sheetData><row><c><v>1</v></c></row>' }],
    [
      "an entity of its own",
      { sheet: `<!DOCTYPE w [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sheetXml("")}` },
    ],
    ["a shared string that is not there", { rows: '<row><c t="s"><v>9</v></c></row>' }],
    ["a text of 300 KB between two tags", { rows: `<row><c><v>${"1".repeat(300_000)}</v></c></row>` }],
    ["no sheet", { parts: { "xl/worksheets/sheet1.xml": null } }],
    ["no workbook", { parts: { "_rels/.rels": null } }],
    [
      "a sheet outside of the file",
      {
        parts: {
          "xl/_rels/workbook.xml.rels":
            '<Relationships><Relationship Id="rId1" Type="x/worksheet" TargetMode="External" Target="http://example.test/sheet.xml"/></Relationships>',
        },
      },
    ],
  ])("refuses %s", async (_, parts) =>
    expect(readWorkbook(await workbook(parts))).rejects.toMatchObject({ problem: "damaged-workbook" }),
  );

  it("refuses an archive that is cut off, and one that is none", async () => {
    const bytes = await workbook({});
    for (const broken of [bytes.subarray(0, bytes.length / 2), Buffer.from("PK\u0003\u0004 and nothing")])
      await expect(readWorkbook(broken)).rejects.toMatchObject({ problem: "damaged-workbook" });
  });

  it("refuses a small archive that unpacks to much more", async () => {
    const bytes = await workbook({ rows: `<row>${"<c/>".repeat(1000)}</row>`.repeat(1000) });
    expect(bytes.length).toBeLessThan(20_000);
    await expect(readWorkbook(bytes, { maxUnpacked: 1_000_000 })).rejects.toMatchObject({
      problem: "workbook-too-large",
    });
  });
});
