const SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ENTRY = 128;
const STORAGE = 1;
const STREAM = 2;

/** The names in the directory of a compound file: its entries are 128 bytes each and so aligned in the file. */
function directoryNames(file: Buffer): Set<string> {
  const names = new Set<string>();
  for (let at = 512; at + ENTRY <= file.length; at += ENTRY) {
    const length = file.readUInt16LE(at + 64);
    const kind = file[at + 66];
    if ((kind !== STREAM && kind !== STORAGE) || length < 4 || length > 64 || length % 2) continue;
    if (file.readUInt16LE(at + length - 2) !== 0) continue;
    names.add(file.toString("utf16le", at, at + length - 2));
  }
  return names;
}

/** Whether bytes are a Word 97–2003 document without macros; a workbook in the same container is none. */
export function isDoc(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  const names = directoryNames(file);
  const has = (...wanted: string[]) => wanted.some((name) => names.has(name));
  return has("WordDocument") && !has("Macros", "_VBA_PROJECT", "_VBA_PROJECT_CUR");
}
