import { isUtf8 } from "node:buffer";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { type Entry, fromBuffer, type Options, type ZipFile } from "yauzl";
import { MAX_FILE_BYTES } from "./file-limits";
import { cleanFileName, extensionOf } from "./file-name";
import { PaperRefused, preparePaper } from "./papers.server";
import { contentTypeOf } from "./storage/storage";
import { storage } from "./storage/storage.server";

const COMPOUND_FILE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ENTRY = 128;
const STORAGE = 1;
const STREAM = 2;

function directoryNames(file: Buffer): Set<string> {
  const names = new Set<string>();
  for (let index = 512; index + ENTRY <= file.length; index += ENTRY) {
    const length = file.readUInt16LE(index + 64);
    const kind = file[index + 66];
    if ((kind !== STREAM && kind !== STORAGE) || length < 4 || length > 64 || length % 2) continue;
    if (file.readUInt16LE(index + length - 2) !== 0) continue;
    names.add(file.toString("utf16le", index, index + length - 2));
  }
  return names;
}

/** Recognises a file of older Office versions by the stream that its program writes; refuses macros. */
const isCompound = (stream: string) => (bytes: Uint8Array) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return false;
  const names = directoryNames(file);
  const has = (...required: string[]) => required.some((name) => names.has(name));
  return has(stream) && !has("Macros", "_VBA_PROJECT", "_VBA_PROJECT_CUR");
};

const MAX_ENTRIES = 2000;
const MAX_UNPACKED = 100 * 1024 * 1024;
const ZIP_FILE = Buffer.from("PK\u0003\u0004", "latin1");

const openZip = promisify<Buffer, Options, ZipFile>(fromBuffer);

async function unpackedSize(zip: ZipFile, entry: Entry, maxBytes: number): Promise<number> {
  const open = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  let size = 0;
  for await (const chunk of await open(entry)) {
    size += chunk.length;
    if (size > maxBytes) throw new Error("unpacks to too much");
  }
  return size;
}

async function unpackedNames(file: Buffer): Promise<Set<string>> {
  const zip = await openZip(file, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > MAX_ENTRIES) throw new Error("too many entries");
  const names = new Set<string>();
  let left = MAX_UNPACKED;
  await new Promise<void>((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", resolve);
    zip.on("entry", async (entry: Entry) => {
      try {
        if (entry.isEncrypted() || entry.uncompressedSize > left) throw new Error("encrypted or too large");
        left -= await unpackedSize(zip, entry, left);
        names.add(entry.fileName.toLowerCase());
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.readEntry();
  });
  return names;
}

const isPackage = (part: string) => async (bytes: Uint8Array) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, ZIP_FILE.length).equals(ZIP_FILE)) return false;
  const names = await unpackedNames(file).catch(() => new Set<string>());
  const hasMacros = [...names].some((name) => /(^|\/)vbaproject\.bin$/.test(name));
  return names.has("[content_types].xml") && names.has(part) && !hasMacros;
};

const PDF = Buffer.from("%PDF-");

type Checks = Record<string, (bytes: Uint8Array) => boolean | Promise<boolean>>;

const attachmentChecks: Checks = {
  pdf: (bytes) => PDF.equals(bytes.subarray(0, PDF.length)),
  doc: isCompound("WordDocument"),
  docx: isPackage("word/document.xml"),
  txt: (bytes) => !bytes.includes(0) && isUtf8(bytes),
};

const documentChecks: Checks = {
  ...attachmentChecks,
  xls: isCompound("Workbook"),
  xlsx: isPackage("xl/workbook.xml"),
};

type CheckedAttachment = { extension: string; mimeType: string; safeName: string };
export type CheckedFile = CheckedAttachment & { bytes: Uint8Array };

export class AttachmentRefused extends Error {
  override name = "AttachmentRefused";

  constructor(readonly code: "file-too-large" | "invalid-attachment-type") {
    super(code);
  }
}

/** Checks content and name alike (R16): .pdf, .doc, .docx or .txt of 1 byte to 10 MB. Throws AttachmentRefused. */
export const checkAttachment = (name: string, bytes: Uint8Array) => checkedBy(attachmentChecks, name, bytes);

const PICTURE = /^(jpe?g|png)$/;

/** Checks like an attachment; also accepts .xls, .xlsx, and .jpg or .png, of which only the picture is kept. */
export async function checkDocument(name: string, bytes: Uint8Array): Promise<CheckedFile> {
  if (!PICTURE.test(extensionOf(cleanFileName(name))))
    return { ...(await checkedBy(documentChecks, name, bytes)), bytes };
  try {
    const { name: safeName, ...picture } = await preparePaper(name, bytes);
    if (picture.extension === "jpg") return { safeName, ...picture };
  } catch (error) {
    if (!(error instanceof PaperRefused)) throw error;
    if (error.code === "too-large") throw new AttachmentRefused("file-too-large");
  }
  throw new AttachmentRefused("invalid-attachment-type");
}

async function checkedBy(checks: Checks, name: string, bytes: Uint8Array): Promise<CheckedAttachment> {
  if (bytes.length > MAX_FILE_BYTES) throw new AttachmentRefused("file-too-large");
  const safeName = cleanFileName(name);
  const extension = extensionOf(safeName);
  const check = Object.hasOwn(checks, extension) ? checks[extension] : undefined;
  if (!check || bytes.length === 0 || !(await check(bytes))) {
    throw new AttachmentRefused("invalid-attachment-type");
  }
  return { extension, mimeType: contentTypeOf(`.${extension}`), safeName };
}

export async function storeAttachment(
  { extension, mimeType, bytes }: Omit<CheckedFile, "safeName">,
  prefix: "attachments" | "content-files" = "attachments",
): Promise<{ key: string }> {
  const key = `${prefix}/${randomBytes(16).toString("hex")}.${extension}`;
  await storage().put(key, bytes, mimeType);
  return { key };
}
