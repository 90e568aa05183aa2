import { createWriteStream } from "node:fs";
import { access, link, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Refused } from "./command";

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Refuses a file that is there already, before any work is done for it. */
export async function refuseExisting(file: string): Promise<void> {
  if (await exists(file)) throw new Refused(`${file} exists already; nothing was written.`);
}

/** Writes the parts to a file that is not there yet, for its owner alone; it has its name once it is whole. */
export async function writeNewFile(file: string, parts: AsyncIterable<string>): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(Readable.from(parts), createWriteStream(part, { mode: 0o600, flush: true }));
    await link(part, file);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") throw new Refused(`${file} exists already; nothing was written.`);
    if (syscall) throw new Refused(`${file} cannot be written: ${code}.`);
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}
