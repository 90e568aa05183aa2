import { promisify } from "node:util";
import { type Entry, fromBuffer, type Options, type ZipFile } from "yauzl";

const MOST_ENTRIES = 2000;
const MOST_UNPACKED = 100 * 1024 * 1024;
const SIGNATURE = Buffer.from("PK\u0003\u0004", "latin1");

const openZip = promisify<Buffer, Options, ZipFile>(fromBuffer);

async function unpackedSize(zip: ZipFile, entry: Entry, most: number): Promise<number> {
  const open = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  let size = 0;
  for await (const chunk of await open(entry)) {
    size += chunk.length;
    if (size > most) throw new Error("unpacks to too much");
  }
  return size;
}

/** The names in a ZIP file, all of whose entries were unpacked within the bounds; throws on any other. */
async function unpackedNames(file: Buffer): Promise<Set<string>> {
  const zip = await openZip(file, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > MOST_ENTRIES) throw new Error("too many entries");
  const names = new Set<string>();
  let left = MOST_UNPACKED;
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

/** Whether bytes are a Word document of today (.docx) without macros that unpacks to a bounded size. */
export async function isDocx(bytes: Uint8Array): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  const names = await unpackedNames(file).catch(() => new Set<string>());
  const hasMacros = [...names].some((name) => /(^|\/)vbaproject\.bin$/.test(name));
  return names.has("[content_types].xml") && names.has("word/document.xml") && !hasMacros;
}
