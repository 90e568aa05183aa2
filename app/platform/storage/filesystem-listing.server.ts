import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { StoredEntry } from "./storage";

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";
const nameOf = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name);

/** The entries of a folder in the order of keys: a folder stands where its slash puts it. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (isGone(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => !entry.name.startsWith("."))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** Every file of `root` whose key starts with `prefix`, in the order of keys; those deleted meanwhile are left out. */
export async function* filesUnder(root: string, prefix: string, folder = ""): AsyncGenerator<StoredEntry> {
  for (const entry of await entriesOf(path.join(root, folder))) {
    const key = folder + nameOf(entry);
    if (entry.isDirectory()) {
      if (key.startsWith(prefix) || prefix.startsWith(key)) yield* filesUnder(root, prefix, key);
    } else if (key.startsWith(prefix)) {
      const found = await stat(path.join(root, key)).catch((error) => {
        if (isGone(error)) return null;
        throw error;
      });
      if (found?.isFile()) yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }
}
