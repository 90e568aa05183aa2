import type { Archive } from "./archive-reader.server";
import { lineDigest, measured } from "./digest.server";
import { type FileInArchive, fileEntry, KEPT_SECRET, type TableInArchive, tableEntry } from "./manifest";

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

/** The names of the entries of an archive that are not what its manifest says; nothing is read from anywhere else. */
export async function damagedEntries(archive: Archive): Promise<string[]> {
  const { tables, files, keptSecret } = archive.manifest;
  const damaged: string[] = [];
  const check = async (name: string, work: Promise<boolean>) => {
    if (!(await work.catch(() => false))) damaged.push(name);
  };
  for (const table of tables) await check(tableEntry(table.name), isTableWhole(archive, table));
  for (const file of files) await check(fileEntry(file.key), isFileWhole(archive, file));
  if (keptSecret) {
    const secret = archive.keptSecret().then((bytes) => measured(bytes).sha256 === keptSecret);
    await check(KEPT_SECRET, secret);
  }
  return damaged;
}
