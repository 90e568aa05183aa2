import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { access, link, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { Measured } from "./digest.server";
import { BackupRefused } from "./refused";

type Content = AsyncIterable<string> | Iterable<string | Uint8Array>;
type How = { compress: boolean };

export type ArchiveWriter = {
  /** Resolves once the content is on its way to the disk, so that one entry at a time is in memory. */
  add(name: string, content: Content, how: How): Promise<void>;
  /** Gives the archive its name, once all of it is on the disk. */
  finish(): Promise<Measured>;
  discard(): Promise<void>;
};

const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];
const alreadyThere = (file: string) => new BackupRefused(`${file} exists already; nothing was written.`);

async function refuseExisting(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw alreadyThere(file);
}

/** A link, unlike renaming, never replaces what somebody else has put there meanwhile. */
async function giveName(part: string, file: string): Promise<void> {
  try {
    await link(part, file);
    await rm(part);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") throw alreadyThere(file);
    if (!NO_LINKS.includes(code)) throw error;
    await refuseExisting(file);
    await rename(part, file);
  }
  const folder = await open(path.dirname(file), "r");
  await folder.sync().finally(() => folder.close());
}

/** Begins a new archive, for its owner alone, as `FILE.part`; throws BackupRefused where FILE exists or cannot be. */
export async function writeArchive(file: string): Promise<ArchiveWriter> {
  await refuseExisting(file);
  const part = `${file}.part`;
  await rm(part, { force: true });
  const zip = new ZipFile();
  const hash = createHash("sha256");
  let size = 0;
  const output = createWriteStream(part, { mode: 0o600, flush: true });
  await once(output, "open").catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(`${file} cannot be written: ${error.code}.`);
  });
  const written = pipeline(
    zip.outputStream,
    async function* (chunks: AsyncIterable<string | Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    output,
  );
  const failed = new Promise<never>((_, reject) => {
    zip.on("error", reject);
    written.catch(reject);
  });
  failed.catch(() => {});
  return {
    async add(name, content, { compress }) {
      let stream: Readable | null = Readable.from(content, { objectMode: false });
      const ended = once(stream, "end");
      zip.addReadStreamLazy(name, { compress, mode: 0o100600 }, (take) => {
        take(null, stream!);
        /** What the ZIP remembers of an entry keeps this function, and would keep all content with it. */
        stream = null;
      });
      await Promise.race([ended, failed]);
    },
    async finish() {
      zip.end();
      await Promise.race([written, failed]);
      await giveName(part, file);
      return { size, sha256: hash.digest("hex") };
    },
    async discard() {
      output.destroy();
      await rm(part, { force: true });
    },
  };
}
