import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import type { CsvCell } from "../csv";
import { xlsxTable } from "./write-sheet.server";

async function partsOf(bytes: Buffer): Promise<Record<string, string>> {
  const parts: Record<string, string> = {};
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry())
    parts[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString("utf8");
  return parts;
}

const columns = [
  { title: "DOC_NO", cellOf: ([number]: CsvCell[]) => number! },
  { title: "NAME", cellOf: ([, text]: CsvCell[]) => text! },
];

async function* batches(...rows: CsvCell[][]) {
  for (const one of rows) yield [one];
}

async function sheetOf(...rows: CsvCell[][]) {
  const written = await buffer(xlsxTable(columns, batches(...rows)) as never);
  return (await partsOf(written))["xl/worksheets/sheet1.xml"]!;
}

describe("xlsxTable", () => {
  it("writes the parts that a spreadsheet looks for", async () => {
    const parts = await partsOf(await buffer(xlsxTable(columns, batches()) as never));
    expect(Object.keys(parts).sort()).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "xl/_rels/workbook.xml.rels",
      "xl/styles.xml",
      "xl/workbook.xml",
      "xl/worksheets/sheet1.xml",
    ]);
  });

  it("writes numbers as numbers, and texts with their zeros", async () => {
    const sheet = await sheetOf([10_001, "0791234567"], [10_002, null]);
    expect(sheet).toContain(
      `<c r="A2"><v>10001</v></c><c r="B2" s="1" t="inlineStr"><is><t xml:space="preserve">0791234567<`,
    );
    expect(sheet).toContain(`<row r="3"><c r="A3"><v>10002</v></c></row>`);
  });

  it.each([
    ["=HYPERLINK(1)", "=HYPERLINK(1)"],
    ["<b>&", "&lt;b&gt;&amp;"],
    ["_x000D_", "_x005F_x000D_"],
    ["\u0000\uFFFFa", "a"],
  ])("writes %j as text", async (text, written) => {
    const sheet = await sheetOf([1, text]);
    expect(sheet).toContain(`t="inlineStr"><is><t xml:space="preserve">${written}</t></is>`);
    expect(sheet).not.toContain("<f>");
  });

  it("ends with the error of its rows", async () => {
    async function* failing(): AsyncGenerator<CsvCell[][]> {
      yield [[1, "a"]];
      throw new Error("the database is gone");
    }
    await expect(buffer(xlsxTable(columns, failing()) as never)).rejects.toThrow("the database is gone");
  });
});
