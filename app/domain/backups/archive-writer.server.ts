import { createHash } from "node:crypto";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { createAtomicFile } from "~/platform/atomic-write.server";
import { diskLevel, freeBytesIn } from "~/platform/disk.server";
import { settings } from "~/platform/settings.server";
import type { Measured } from "./archive-lines.server";
import { BackupRefused } from "./report";

const LOOK_EVERY_BYTES = 16 * 1024 * 1024;

async function isOnTheSitesDisk(folder: string): Promise<boolean> {
  if (settings.databaseUrl && settings.s3) return false;
  const [folderStat, dataStat] = await Promise.all([stat(folder), stat(settings.dataDir)]);
  return folderStat.dev === dataStat.dev;
}

/** Throws BackupRefused once a disk that the site itself writes to is getting full. */
async function diskGuard(file: string): Promise<(written: number) => Promise<void>> {
  const folder = path.dirname(path.resolve(file));
  if (!(await isOnTheSitesDisk(folder))) return async () => {};
  let lookAt = 0;
  return async (written) => {
    if (written < lookAt) return;
    lookAt = written + LOOK_EVERY_BYTES;
    if (diskLevel(await freeBytesIn(folder)) !== "fine")
      throw new BackupRefused(
        `Nothing was backed up: it would leave less than 512 MB on the disk of the site itself; write ${file} to another one.`,
      );
  };
}

type Content = AsyncIterable<string> | Iterable<string | Uint8Array>;
type How = { compress: boolean };

export type ArchiveWriter = {
  /** Resolves once it is on its way to the disk: one entry at a time is in memory. */
  add(name: string, content: Content, how: How): Promise<void>;
  finish(): Promise<Measured>;
  discard(): Promise<void>;
};

/** Creates `FILE.part`, readable by its owner only; throws NotWritten if FILE exists or cannot be created. */
export async function writeArchive(file: string): Promise<ArchiveWriter> {
  const output = await createAtomicFile(file);
  const zip = new ZipFile();
  const hash = createHash("sha256");
  let size = 0;
  async function write() {
    const spare = await diskGuard(file);
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
        /** Drops the reference: the ZIP entry keeps this closure, and with it the whole content, alive. */
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
