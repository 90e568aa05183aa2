import { expect, it } from "vitest";
import { workbook } from "../../../tests/support/workbook";
import { whatSpreadsheet } from "./what-spreadsheet";

const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const password = Buffer.concat([compound, Buffer.alloc(512), Buffer.from("EncryptedPackage", "utf16le")]);
const archive = Buffer.from("PK\u0003\u0004");

it.each([
  [Buffer.from("DOC_NO,MOBIL\n"), null],
  [Buffer.alloc(0), null],
  [compound, "xls"],
  [password, "encrypted"],
  [Buffer.concat([archive, Buffer.from("mimetypeapplication/vnd.oasis.opendocument.spreadsheet")]), "ods"],
  [Buffer.concat([archive, Buffer.from("xl/workbook.bin")]), "xlsb"],
])("recognises %#", (bytes, kind) => expect(whatSpreadsheet(bytes)).toBe(kind));

it("recognises an XLSX workbook", async () => expect(whatSpreadsheet(await workbook({}))).toBe("xlsx"));
