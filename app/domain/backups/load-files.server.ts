import { patientStorage } from "~/platform/storage/storage.server";
import type { Archive } from "./archive-reader.server";
import { measured } from "./digest.server";
import type { FileInArchive } from "./manifest";
import { readAhead } from "./read-ahead";

const FILES_AT_ONCE = 6;

async function isAsKept({ key, size, sha256 }: FileInArchive): Promise<boolean> {
  const stored = await patientStorage().get(key);
  if (!stored) return false;
  const found = measured(new Uint8Array(await new Response(stored.body).arrayBuffer()));
  return found.size === size && found.sha256 === sha256;
}

/** Stores every file and reads it again; returns the keys of those that do not read as they were backed up. */
export async function loadFiles(archive: Archive): Promise<string[]> {
  const different: string[] = [];
  const loaded = readAhead(archive.manifest.files, FILES_AT_ONCE, async (file) => {
    await patientStorage().put(file.key, await archive.file(file.key), file.contentType);
    return { key: file.key, whole: await isAsKept(file) };
  });
  for await (const { key, whole } of loaded) if (!whole) different.push(key);
  return different;
}
