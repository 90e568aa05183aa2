import { expect, it } from "vitest";
import { FileRefused } from "~/domain/members/import-file.server";
import { unreadableCell } from "~/platform/xlsx/cell-text";
import { inWindows1256 } from "../../../tests/support/register-file";
import { workbook } from "../../../tests/support/workbook";
import { MAX_BYTES, openRegisterFile } from "./register-file.server";

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(bytes: Uint8Array, requestedEncoding?: "utf-8" | "windows-1256") {
  const { ignored, rows } = await openRegisterFile(bytes, { encoding: requestedEncoding });
  const found = [];
  for await (const row of rows) found.push(row);
  return { ignored, found };
}

const text = 'Sex;doc no;MOBIL;home-add\n\n1;10001;079;"عمّان; 1\n2"\n2;10002;078\n1;10003;;إربد;more\n';
it.each([
  ["UTF-8", bytes(`\uFEFF${text}`)],
  ["Windows-1256", inWindows1256(text)],
  ["commas", bytes(text.replace(/;(?! 1)/g, ","))],
])("reads %s by the register's column names, and lists unknown ones", async (_, bytes) => {
  expect(await read(bytes)).toEqual({
    ignored: ["Sex"],
    found: [
      { line: 3, cells: { DOC_NO: "10001", MOBIL: "079", HOME_ADD: "عمّان; 1\n2" }, surplus: "" },
      { line: 5, cells: { DOC_NO: "10002", MOBIL: "078", HOME_ADD: "" }, surplus: "" },
      { line: 6, cells: { DOC_NO: "10003", MOBIL: "", HOME_ADD: "إربد" }, surplus: "more" },
    ],
  });
});

it.each([
  ["12/31/2020", true],
  ["31/12/2020", false],
  ["2020-12-31", false],
  ["01/02/2003", false],
])("detects whether dates start with the month: %s", async (day, hasMonthFirst) => {
  const file = await openRegisterFile(bytes(`DOC_NO,REG_DATE\n1,01/02/2003\n2,${day}\n`));
  expect([file.hasMonthFirst, file.lines]).toEqual([hasMonthFirst, 3]);
});

it.each([
  [bytes(""), "empty", null],
  [bytes("10001\n"), "no-number-column", 1],
  [bytes("DOC_NO,MOBIL,doc no\n1,2,3\n"), "column-twice", 1],
  [bytes("DOC_NO,MOBIL\n\n"), "no-lines", null],
  [bytes('DOC_NO,MOBIL\n1,"2\n'), "open-quote", 2],
  [new Uint8Array(MAX_BYTES + 1), "too-large", null],
])("refuses %.20j", async (bytes, problem, line) => {
  const refused = await read(bytes).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FileRefused);
  expect(refused).toMatchObject({ problem, line });
});

it("reads the sheet of a workbook, with the numbers of its rows", async () => {
  const rows =
    '<row r="2"><c t="inlineStr"><is><t>doc no</t></is></c><c t="inlineStr"><is><t>MOBIL</t></is></c></row><row r="9"><c><v>10001</v></c><c t="e"><v>#N/A</v></c></row>';
  const { ignored, found } = await read(await workbook({ rows }));
  expect({ ignored, found }).toEqual({
    ignored: [],
    found: [{ line: 9, cells: { DOC_NO: "10001", MOBIL: unreadableCell("#N/A") }, surplus: "" }],
  });
});

it.each([
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), "xls"],
  [Buffer.from("PK\u0003\u0004"), "damaged-workbook"],
  [bytes("<html><table><tr><td>DOC_NO"), "web-page"],
])("refuses a file that only looks like a workbook: %#", async (bytes, problem) =>
  expect(read(bytes)).rejects.toMatchObject({ name: "FileRefused", problem }),
);

it("yields the lines of one member as one row, after the others", async () => {
  const text = "DOC_NO,ANNUAL,MOBIL\n10001,2026,\n10002,2025,\n010001,,079\n١٠٠٠١,,\n";
  const { found } = await read(bytes(text));
  expect(found.map(({ line, others }) => [line, others?.map((one) => one.line)])).toEqual([
    [3, undefined],
    [2, [4, 5]],
  ]);
});
