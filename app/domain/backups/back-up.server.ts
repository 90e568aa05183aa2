import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Tx } from "~/db";
import { appliedMigrations, type Migration, ownMigrations } from "~/db/migrations.server";
import { openSource, type Source } from "~/db/source.server";
import { namedFiles } from "~/domain/files/named-files.server";
import { pauseSweeper } from "~/domain/files/sweep.server";
import { retryingStorage } from "~/platform/storage/storage.server";
import { lineDigest, type Measured, measured, piecesOf } from "./archive-lines.server";
import { type ArchiveWriter, writeArchive } from "./archive-writer.server";
import { noteBackup } from "./last-backup.server";
import {
  type FileInArchive,
  FORMAT,
  fileEntry,
  MANIFEST,
  type Manifest,
  STORED_SECRET,
  type TableInArchive,
  tableEntry,
} from "./manifest";
import { readAhead } from "./read-ahead";
import { BackupRefused, type Tell } from "./report";
import { schemaDistance } from "./schema-distance";
import { readStoredSecret, secretFingerprints } from "./secrets.server";
import {
  readSequences,
  readTables,
  type Sequence,
  type Table,
  tableLines,
  useExactFormats,
} from "./tables.server";

type Snapshot = {
  migrations: Migration[];
  tables: TableInArchive[];
  sequences: Sequence[];
  namedFiles: string[];
};

/** Refuses a build older than the schema, which would not know all files that rows name. */
async function knownMigrations(tx: Tx): Promise<Migration[]> {
  const applied = await appliedMigrations(tx);
  if (!applied.length) throw new BackupRefused("The database has no schema: there is nothing to back up.");
  const distance = schemaDistance(applied, await ownMigrations());
  if (distance === "newer" || distance === "other")
    throw new BackupRefused("The database's schema is newer than this version: use that of the server.");
  return applied;
}

async function writeTable(tx: Tx, table: Table, archive: ArchiveWriter): Promise<TableInArchive> {
  const digest = lineDigest();
  async function* lines() {
    for await (const line of tableLines(tx, table)) {
      digest.add(line);
      yield line;
    }
  }
  await archive.add(tableEntry(table.name), piecesOf(lines()), { compress: true });
  return { name: table.name, columns: table.columns.map(({ name }) => name), ...digest.result() };
}

const writeSnapshot = ({ db }: Source, archive: ArchiveWriter): Promise<Snapshot> =>
  db.transaction(
    async (tx) => {
      await useExactFormats(tx);
      const migrations = await knownMigrations(tx);
      const tables: TableInArchive[] = [];
      for (const table of await readTables(tx)) tables.push(await writeTable(tx, table, archive));
      const named = [...(await namedFiles(tx))].sort();
      return { migrations, tables, sequences: await readSequences(tx), namedFiles: named };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

const FILES_AHEAD = 6;

/**
 * `pausedMs` is how long a running server with the embedded database executed no query; `noted` is true if the backup
 * was recorded.
 */
export type BackupReport = { manifest: Manifest; archive: Measured; pausedMs?: number; noted: boolean };

const ownVersion = async (): Promise<string> => JSON.parse(await readFile("package.json", "utf8")).version;

async function loadFile(key: string) {
  const found = await retryingStorage().get(key);
  if (!found) return { key, bytes: null };
  const bytes = new Uint8Array(await new Response(found.body).arrayBuffer());
  return { key, bytes, contentType: found.contentType };
}

async function writeFiles(archive: ArchiveWriter, keys: string[]) {
  const files: FileInArchive[] = [];
  const missingFiles: string[] = [];
  for await (const { key, bytes, contentType } of readAhead(keys, FILES_AHEAD, loadFile)) {
    if (!bytes) missingFiles.push(key);
    else {
      await archive.add(fileEntry(key), [bytes], { compress: false });
      files.push({ key, ...measured(bytes), contentType: contentType ?? "" });
    }
  }
  return { files, missingFiles };
}

async function writeRows(archive: ArchiveWriter, tell: Tell) {
  tell("database");
  const source = await openSource();
  try {
    tell("rows");
    const { namedFiles, ...snapshot } = await writeSnapshot(source, archive);
    return { snapshot, namedFiles, engine: source.engine, pausedMs: source.pausedMs };
  } finally {
    await source.close();
  }
}

async function fill(archive: ArchiveWriter, tell: Tell): Promise<Omit<BackupReport, "noted">> {
  const createdAt = new Date().toISOString();
  const { snapshot, namedFiles, engine, pausedMs } = await writeRows(archive, tell);
  tell("files", namedFiles.length);
  const stored = await writeFiles(archive, namedFiles);
  const secret = await readStoredSecret();
  if (secret) await archive.add(STORED_SECRET, [secret], { compress: false });
  const manifest: Manifest = {
    format: FORMAT,
    application: "naqaba",
    version: await ownVersion(),
    createdAt,
    engine,
    ...snapshot,
    ...stored,
    secretFingerprints: secretFingerprints(),
    keptSecret: secret && measured(secret).sha256,
  };
  await archive.add(MANIFEST, [JSON.stringify(manifest, null, 1)], { compress: true });
  return { manifest, archive: await archive.finish(), pausedMs };
}

/**
 * Writes a consistent snapshot. Throws `BackupRefused`, `WriteFailed`, `NoSource` or `DataFolderInUse`, and then leaves
 * no file behind.
 */
export async function backUp(file: string, tell: Tell): Promise<BackupReport> {
  const archive = await writeArchive(file);
  try {
    const release = await pauseSweeper();
    try {
      const report = await fill(archive, tell);
      const last = { finishedAt: new Date(), bytes: report.archive.size, file: path.basename(file) };
      const noted = await noteBackup(last).then(
        () => true,
        () => false,
      );
      return { ...report, noted };
    } finally {
      await release().catch(() => {});
    }
  } catch (error) {
    await archive.discard();
    throw error;
  }
}
