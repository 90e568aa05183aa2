const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Older Excel files, and newer ones with a password, are compound documents. */
const COMPOUND_DOCUMENT = [0xd0, 0xcf, 0x11, 0xe0];
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");

export type SpreadsheetKind = "xlsx" | "xlsb" | "ods" | "xls" | "encrypted";

const beginsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, index) => bytes[index] === byte);

/** Recognises a spreadsheet by its content, whatever its name; null for any other file. */
export function whatSpreadsheet(bytes: Uint8Array): SpreadsheetKind | null {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (beginsWith(bytes, COMPOUND_DOCUMENT)) return content.includes(ENCRYPTED) ? "encrypted" : "xls";
  if (!beginsWith(bytes, ZIP)) return null;
  if (content.includes("application/vnd.oasis.opendocument", 0, "latin1")) return "ods";
  return content.includes("xl/workbook.bin", 0, "latin1") ? "xlsb" : "xlsx";
}
