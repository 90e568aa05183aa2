import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { FileRefused } from "~/domain/members/import-file.server";
import { inWindows1256 } from "../../../tests/support/register-file";
import { createRowChecker } from "./judge-row";
import { openRegisterFile } from "./register-file.server";

/** Files of the same three members, made by LibreOffice 7.4, Gnumeric 1.12 and openpyxl. */
const made = (name: string) => readFileSync(path.resolve("tests/support/office-files", name));
const utf8 = (text: string) => Buffer.from(text);
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

/** Returns each row as its values or as its refusals; a file that is refused as its problem. */
async function read(bytes: Uint8Array): Promise<string | string[]> {
  try {
    const file = await openRegisterFile(bytes);
    const check = createRowChecker({
      members: new Set(),
      workStatuses: new Set([1, 2, 100]),
      today: "2026-11-28",
      hasMonthFirst: file.hasMonthFirst,
    });
    const rows: string[] = [];
    for await (const row of file.rows) {
      const verdict = check(row);
      if ("facts" in verdict) {
        const { memberNumber, values, paid } = verdict.facts;
        rows.push([memberNumber, ...Object.values(values), ...Object.values(paid)].join(" | "));
      } else rows.push(...verdict.rejects.map(({ line, column, reason }) => `${line}: ${column} ${reason}`));
    }
    return rows;
  } catch (error) {
    if (error instanceof FileRefused) return error.problem;
    throw error;
  }
}

const RANA = "10001 | رنا حداد | 1 | 0791234567 | 0123456789 | 2004-05-06 | 2026";
const SAMI = "10002 | سامي عمر | 100 | 0791234568 | 9871002003 | 1999-12-31 | 2025";
const LAYLA = "10003 | O'Neil ليلى | 2 | 0791234569";
const LAYLA_ABED = "10003 | ليلى عبد | 2";

const HEADING = "DOC_NO;DOC_NAME_A;WORK_STATUS;MOBIL;NATIONAL_NO;REG_DATE;ANNUAL";
const SAMI_LINE = "10002;سامي عمر;N;0791234568;9871002003;31/12/1999;2025";
const semicolons = (...lines: string[]) => [HEADING, ...lines, ""].join("\r\n");
const commas = (...lines: string[]) => semicolons(...lines).replaceAll(";", ",");
const tabs = (...lines: string[]) => semicolons(...lines).replaceAll(";", "\t");

describe("a file of the register as an office's program writes it", () => {
  it.each([
    ["LibreOffice, XLSX with a hidden row and a formula", made("libreoffice.xlsx"), [RANA, SAMI, LAYLA]],
    ["LibreOffice, XLSX by the ISO standard", made("libreoffice-iso.xlsx"), [RANA, SAMI, LAYLA]],
    ["LibreOffice, CSV", made("libreoffice.csv"), [RANA, SAMI, LAYLA]],
    ["Gnumeric, XLSX", made("gnumeric.xlsx"), [RANA, SAMI, LAYLA]],
    ["Gnumeric, CSV whose days begin with the year", made("gnumeric.csv"), [RANA, SAMI, LAYLA]],
    [
      "Gnumeric, text with the second sheet behind the first",
      made("gnumeric.txt"),
      [RANA, SAMI, LAYLA, "5: DOC_NO not-a-number"],
    ],
    ["a workbook whose days count from 1904", made("openpyxl-1904.xlsx"), [RANA, SAMI, LAYLA_ABED]],
    [
      "a workbook with hidden columns and formats down the sheet",
      made("openpyxl-formats.xlsx"),
      [RANA, SAMI, LAYLA_ABED],
    ],
    ["Excel in Arabic, CSV in Windows-1256", inWindows1256(semicolons(SAMI_LINE)), [SAMI]],
    ["Excel, CSV in UTF-8 with a byte order mark", utf8(`\uFEFF${commas(SAMI_LINE)}`), [SAMI]],
    ["Excel, Unicode text", utf16(tabs(SAMI_LINE)), [SAMI]],
    ["Excel with a line that names the separator", utf8(`sep=;\r\n${semicolons(SAMI_LINE)}`), [SAMI]],
    [
      "Excel with Arabic digits",
      utf8(semicolons("١٠٠٠٢;سامي عمر;N;٠٧٩١٢٣٤٥٦٨;٩٨٧١٠٠٢٠٠٣;٣١/١٢/١٩٩٩;٢٠٢٥")),
      [SAMI],
    ],
    [
      "Excel with texts that the equals sign protects",
      utf8(commas('"=""10002""",سامي عمر,N,"=""0791234568""","=""9871002003""",31/12/1999,2025')),
      [SAMI],
    ],
    [
      "Oracle SQL Developer with quotation marks, named months and (null)",
      utf8(
        '"DOC_NO","DOC_NAME_A","WORK_STATUS","MOBIL","NATIONAL_NO","REG_DATE","ANNUAL","HOME_ADD"\n10002,"سامي عمر","N","0791234568","9871002003",31-DEC-1999,2025,"(null)"\n',
      ),
      [SAMI],
    ],
    [
      "Oracle with a century that nobody can tell",
      utf8(commas("10002,سامي عمر,N,,,31-DEC-99,")),
      ["2: REG_DATE day"],
    ],
    [
      "Access with the midnight of each day",
      utf8(
        'DOC_NO;DOC_NAME_A;WORK_STATUS;MOBIL;NATIONAL_NO;REG_DATE;ANNUAL\r\n10002;"سامي عمر";"N";"0791234568";"9871002003";1999-12-31 00:00:00;2025\r\n',
      ),
      [SAMI],
    ],
    [
      "Excel with the midnight of each day in words",
      utf8(commas("10002,سامي عمر,N,0791234568,9871002003,31/12/1999 12:00:00 AM,2025")),
      [SAMI],
    ],
    [
      "SPSS with padded texts and blank values",
      utf8(
        commas(
          "10002   ,سامي عمر              ,N  ,0791234568 ,9871002003,31.12.1999,2025 ",
          "10003,ليلى عبد, 2, , , , ",
        ),
      ),
      [SAMI, LAYLA_ABED],
    ],
    [
      "a program that writes its columns in another order and case",
      utf8("annual, Doc_Name_A ,DOC NO,work-status,REG_DATE\n2025,سامي عمر,10002,n,1999-12-31\n"),
      ["10002 | سامي عمر | 100 | 1999-12-31 | 2025"],
    ],
    [
      "an old Macintosh, which ends lines with CR",
      utf8(semicolons(SAMI_LINE).replaceAll("\r\n", "\r")),
      [SAMI],
    ],
    ["a program that ends the file with Ctrl-Z", utf8(`${semicolons(SAMI_LINE)}\u001a`), [SAMI]],
    [
      "a program that writes empty columns at the end",
      utf8(semicolons(`${SAMI_LINE};;;`).replace("ANNUAL", "ANNUAL;;;")),
      [SAMI],
    ],
  ])("is read right: %s", async (_, bytes, rows) => expect(await read(bytes)).toEqual(rows));

  it.each([
    ["a formula that was never calculated", made("openpyxl-formula.xlsx"), ["2: ANNUAL no-value"]],
    [
      "a line of totals",
      made("openpyxl-total.xlsx"),
      [RANA, SAMI, LAYLA_ABED, "5: DOC_NO not-a-number", "5: ANNUAL no-value"],
    ],
    [
      "a national number that a spreadsheet has rounded",
      utf8(commas("10002,سامي عمر,N,,9.87E+09,,")),
      ["2: NATIONAL_NO digits-lost"],
    ],
    ["a fee with decimals", utf8(commas("10002,سامي عمر,N,,,,2025.5")), ["2: ANNUAL year"]],
    ["an error of a formula in CSV", utf8(commas("10002,سامي عمر,N,,,,#N/A")), ["2: ANNUAL year"]],
    [
      "a letter that was lost before",
      utf8(commas("10002,سامي عمر,N,,,,").replace("مر", "\uFFFD")),
      ["2: DOC_NAME_A unreadable"],
    ],
  ])("is refused where it cannot be read: %s", async (_, bytes, rows) =>
    expect(await read(bytes)).toEqual(rows),
  );

  it.each([
    ["LibreOffice, XLS", made("libreoffice.xls"), "xls"],
    ["Gnumeric, XLS", made("gnumeric-biff8.xls"), "xls"],
    ["LibreOffice, ODS", made("libreoffice.ods"), "ods"],
    ["LibreOffice, HTML under the name of a workbook", made("libreoffice-html.xls"), "web-page"],
    ["Excel 2003, XML", made("excel-2003.xml"), "web-page"],
    ["a title above the headings", made("openpyxl-title.xlsx"), "no-number-column"],
    ["a column that stands twice", utf8("DOC_NO,ANNUAL,annual\n10002,2025,2026\n"), "column-twice"],
    ["headings alone", utf8(semicolons()), "no-lines"],
    ["nothing", utf8(""), "empty"],
    ["an SPSS data file", utf8("$FL2@(#) SPSS DATA FILE\u0000\u0000\u0002"), "nul-character"],
    [
      "an Access database",
      Buffer.concat([Buffer.from([0, 1, 0, 0]), utf8("Standard ACE DB\u0000")]),
      "nul-character",
    ],
    ["a PDF", utf8("%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n"), "no-number-column"],
    ["JSON", utf8('[{"DOC_NO":10002,"ANNUAL":2025}]'), "stray-quote"],
    [
      "a quotation mark that is never closed",
      utf8(`${semicolons('10002;"سامي عمر;N')}10003;x;1`),
      "open-quote",
    ],
  ])("is refused whole, by name: %s", async (_, bytes, problem) => expect(await read(bytes)).toBe(problem));
});
