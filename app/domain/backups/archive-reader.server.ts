import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { crc32 } from "node:zlib";
import { type Entry, type Options, open, type ZipFile } from "yauzl";
import { measured } from "./digest.server";
import { linesOf } from "./lines-of";
import {
  fileEntry,
  KEPT_SECRET,
  MANIFEST,
  type Manifest,
  type ManifestProblem,
  readManifest,
  tableEntry,
} from "./manifest";
import { BackupRefused } from "./refused";

export type Archive = {
  manifest: Manifest;
  /** The SHA-256 of the manifest, which names the hashes of all the rest: no other archive has it. */
  id: string;
  lines(table: string): AsyncGenerator<string>;
  file(key: string): Promise<Buffer>;
  keptSecret(): Promise<Buffer>;
  close(): void;
};

const MOST_MANIFEST = 256 * 1024 * 1024;
const openZip = promisify<string, Options, ZipFile>(open);

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", resolve);
    zip.on("entry", (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  return entries;
}

type Found = Pick<Archive, "manifest" | "id"> | { problem: ManifestProblem };

async function manifestOf(entry: Entry | undefined, read: (entry: Entry) => Promise<Buffer>): Promise<Found> {
  if (!entry || entry.uncompressedSize > MOST_MANIFEST) return { problem: "not-ours" };
  const bytes = await read(entry);
  if (crc32(bytes) !== entry.crc32) return { problem: "damaged" };
  const found = readManifest(bytes.toString("utf8"));
  return "problem" in found ? found : { ...found, id: measured(bytes).sha256 };
}

const sentences = {
  "not-ours": "is no backup of this application",
  "other-format": "was made by another version of this application, in a form that this one does not read",
  damaged: "is damaged or was never finished",
};

/** Opens a backup by its manifest, the rest unread; throws BackupRefused where it is none. */
export async function openArchive(path: string): Promise<Archive> {
  const refused = (problem: keyof typeof sentences) => new BackupRefused(`${path} ${sentences[problem]}.`);
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch((error) => {
    if (error.syscall) throw new BackupRefused(`${path} cannot be read: ${error.code}.`);
    throw refused("damaged");
  });
  try {
    const entries = await entriesOf(zip);
    const opened = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
    const read = async (entry: Entry) => buffer(await opened(entry));
    const entryOf = (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`${name} is missing`);
      return entry;
    };
    const found = await manifestOf(entries.get(MANIFEST), read);
    if ("problem" in found) throw refused(found.problem);
    return {
      manifest: found.manifest,
      id: found.id,
      async *lines(table) {
        const stream = await opened(entryOf(tableEntry(table)));
        yield* linesOf(stream.setEncoding("utf8"));
      },
      file: async (key) => read(entryOf(fileEntry(key))),
      keptSecret: async () => read(entryOf(KEPT_SECRET)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof BackupRefused ? error : refused("damaged");
  }
}
