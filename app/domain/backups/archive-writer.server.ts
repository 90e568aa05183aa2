import { createHash } from "node:crypto";
import { once } from "node:events";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { openNewFile } from "~/platform/new-file.server";
import type { Measured } from "./digest.server";
import { sparingDisk } from "./spare-disk.server";

type Content = AsyncIterable<string> | Iterable<string | Uint8Array>;
type How = { compress: boolean };

export type ArchiveWriter = {
  /** Resolves once the content is on its way to the disk, so that one entry at a time is in memory. */
  add(name: string, content: Content, how: How): Promise<void>;
  /** Gives the archive its name, once all of it is on the disk. */
  finish(): Promise<Measured>;
  discard(): Promise<void>;
};

/** Begins a new archive, for its owner alone, as `FILE.part`; throws NotWritten where FILE exists or cannot be. */
export async function writeArchive(file: string): Promise<ArchiveWriter> {
  const output = await openNewFile(file);
  const zip = new ZipFile();
  const hash = createHash("sha256");
  let size = 0;
  async function write() {
    const spare = await sparingDisk(file);
    for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) {
      await spare(size);
      await output.write(chunk);
      hash.update(chunk);
      size += chunk.length;
    }
  }
  const written = write();
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
      await output.finish();
      return { size, sha256: hash.digest("hex") };
    },
    discard: output.discard,
  };
}
