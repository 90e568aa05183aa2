import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { crc32 } from "node:zlib";
import { type Entry, type Options, open, type ZipFile } from "yauzl";
import { ownMigrations } from "~/db/migrations.server";
import { lineDigest, linesOf, measured } from "./archive-lines.server";
import {
  type FileInArchive,
  fileEntry,
  MANIFEST,
  type Manifest,
  type ManifestProblem,
  readManifest,
  STORED_SECRET,
  type TableInArchive,
  tableEntry,
} from "./manifest";
import { BackupRefused, firstFew, type Tell } from "./report";
import { schemaDistance } from "./schema-distance";

export type Archive = {
  manifest: Manifest;
  /** The SHA-256 of the manifest, which in turn contains the hashes of everything else. */
  id: string;
  lines(table: string): AsyncGenerator<string>;
  file(key: string): Promise<Buffer>;
  keptSecret(): Promise<Buffer>;
  close(): void;
};

const MAX_MANIFEST = 256 * 1024 * 1024;
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
  if (!entry || entry.uncompressedSize > MAX_MANIFEST) return { problem: "not-ours" };
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

/** Opens an archive and reads its manifest only; throws BackupRefused if it is not one. */
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
      keptSecret: async () => read(entryOf(STORED_SECRET)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof BackupRefused ? error : refused("damaged");
  }
}

async function isTableWhole(archive: Archive, { name, rows, sha256 }: TableInArchive): Promise<boolean> {
  const digest = lineDigest();
  for await (const line of archive.lines(name)) digest.add(line);
  const found = digest.result();
  return found.rows === rows && found.sha256 === sha256;
}

async function isFileWhole(archive: Archive, { key, size, sha256 }: FileInArchive): Promise<boolean> {
  const found = measured(await archive.file(key));
  return found.size === size && found.sha256 === sha256;
}

async function damagedEntries(archive: Archive): Promise<string[]> {
  const { tables, files, keptSecret } = archive.manifest;
  const damaged: string[] = [];
  const check = async (name: string, work: Promise<boolean>) => {
    if (!(await work.catch(() => false))) damaged.push(name);
  };
  for (const table of tables) await check(tableEntry(table.name), isTableWhole(archive, table));
  for (const file of files) await check(fileEntry(file.key), isFileWhole(archive, file));
  if (keptSecret) {
    const secret = archive.keptSecret().then((bytes) => measured(bytes).sha256 === keptSecret);
    await check(STORED_SECRET, secret);
  }
  return damaged;
}

async function refuseOtherSchema({ migrations }: Manifest): Promise<void> {
  const distance = schemaDistance(migrations, await ownMigrations());
  if (distance === "same" || distance === "older") return;
  throw new BackupRefused(
    `The backup has the schema ${migrations.at(-1)?.tag}, which is newer than this version of the application knows.`,
  );
}

/** Checks all of it; throws BackupRefused where it is none, is damaged, or is of a newer schema. */
export async function openWhole(file: string, tell: Tell): Promise<Archive> {
  const archive = await openArchive(file);
  try {
    await refuseOtherSchema(archive.manifest);
    tell("checking", archive.manifest.files.length);
    const damaged = await damagedEntries(archive);
    if (damaged.length) throw new BackupRefused(`${file} is damaged: ${firstFew(damaged)}.`);
    return archive;
  } catch (error) {
    archive.close();
    throw error;
  }
}
