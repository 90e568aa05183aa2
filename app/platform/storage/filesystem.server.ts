import { randomUUID } from "node:crypto";
import type { Dirent, Stats } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  type ByteRange,
  checkedKey,
  checkedPrefix,
  contentTypeOf,
  type Storage,
  type StoredEntry,
} from "./storage";
import { rangeWithin, windowedBody } from "./windowed-body";

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";
const nameOf = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name);

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (isGone(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => !entry.name.startsWith("."))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** Yields files in the order of keys; those deleted meanwhile are left out. */
async function* filesUnder(root: string, prefix: string, folder = ""): AsyncGenerator<StoredEntry> {
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

const WINDOW = 64 * 1024;
const TRIES = 5;
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";
const isMissing = (error: unknown) => ["ENOENT", "ENOTDIR"].includes(codeOf(error));

async function nullIfMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Retries if a concurrent deletion removes the emptied folder before the file is moved into it. */
async function moveInto(temporary: string, target: string) {
  for (let tries = 1; ; tries++) {
    try {
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      return await rename(temporary, target);
    } catch (error) {
      if (codeOf(error) !== "ENOENT" || tries === TRIES) throw error;
    }
  }
}

async function removeEmptyFolders(folder: string, root: string) {
  for (let empty = folder; empty.startsWith(root + path.sep); empty = path.dirname(empty)) {
    try {
      await rmdir(empty);
    } catch {
      return;
    }
  }
}

/** Opens the file when the first bytes are read, so that an unread body keeps nothing open. */
function bodyOf(file: string, found: Stats, range?: ByteRange) {
  let handle: FileHandle | undefined;
  const opened = async () => {
    handle = await open(file, "r");
    const { ino, mtimeMs } = await handle.stat();
    if (ino !== found.ino || mtimeMs !== found.mtimeMs) throw new Error("The stored file was replaced");
    return handle;
  };
  const read = async ({ start, end }: ByteRange) => {
    const from = handle ?? (await opened());
    const buffer = new Uint8Array(end - start + 1);
    const { bytesRead } = await from.read(buffer, 0, buffer.length, start);
    return buffer.subarray(0, bytesRead);
  };
  return windowedBody(rangeWithin(found.size, range), WINDOW, read, async () => handle?.close());
}

const WRITING = ".writing";

/** Deletes files that a killed process did not finish writing. Returns their number. */
export async function sweepUnfinished(folder: string, before: Date): Promise<number> {
  const temporaries = path.join(folder, WRITING);
  let swept = 0;
  for (const name of (await nullIfMissing(readdir(temporaries))) ?? []) {
    const file = path.join(temporaries, name);
    const found = await nullIfMissing(stat(file));
    if (!found || found.mtime >= before) continue;
    await rm(file, { force: true });
    swept++;
  }
  return swept;
}

/** Stores files in a folder, each completely or not at all; the content type follows from the extension. */
export function filesystemStorage(folder: string): Storage {
  const root = path.resolve(folder);
  const temporaries = path.join(root, WRITING);
  const fileOf = (key: string) => path.join(root, checkedKey(key));

  async function find(key: string) {
    const found = await nullIfMissing(stat(fileOf(key)));
    return found?.isFile() ? found : null;
  }

  return {
    async put(key, bytes) {
      const target = fileOf(key);
      const temporary = path.join(temporaries, randomUUID());
      await mkdir(temporaries, { recursive: true, mode: 0o700 });
      try {
        await writeFile(temporary, bytes, { mode: 0o600, flag: "wx", flush: true });
        await moveInto(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    async get(key, range) {
      const found = await find(key);
      const body = found && bodyOf(fileOf(key), found, range);
      return body && { body, size: found.size, contentType: contentTypeOf(key) };
    },

    async head(key) {
      const found = await find(key);
      return found && { size: found.size, contentType: contentTypeOf(key) };
    },

    async delete(key) {
      const file = fileOf(key);
      await nullIfMissing(rm(file));
      await removeEmptyFolders(path.dirname(file), root);
    },

    list: (prefix) => filesUnder(root, checkedPrefix(prefix)),
  };
}
