import { type FileHandle, link, lstat, open, rename, rm } from "node:fs/promises";
import path from "node:path";

export class WriteFailed extends Error {
  override name = "NotWritten";
}

export type AtomicFile = {
  write(part: string | Uint8Array): Promise<void>;
  finish(): Promise<void>;
  discard(): Promise<void>;
};

const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";
const alreadyThere = (file: string) => new WriteFailed(`${file} exists already; nothing was written.`);

async function refuseExisting(file: string): Promise<void> {
  const exists = await lstat(file).then(
    () => true,
    () => false,
  );
  if (exists) throw alreadyThere(file);
}

/** Links instead of renaming, so that a file created meanwhile is never replaced. */
async function publish(part: string, file: string): Promise<void> {
  try {
    await link(part, file);
    await rm(part);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw alreadyThere(file);
    if (!NO_LINKS.includes(codeOf(error))) throw error;
    await refuseExisting(file);
    await rename(part, file);
  }
  const folder = await open(path.dirname(file), "r");
  await folder.sync().finally(() => folder.close());
}

/**
 * Creates a file readable by its owner only, named `FILE.part` until it is complete; replaces what a killed process
 * left. Throws NotWritten.
 */
export async function createAtomicFile(file: string): Promise<AtomicFile> {
  const part = `${file}.part`;
  const orNotWritten = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw error instanceof WriteFailed
        ? error
        : new WriteFailed(`${file} cannot be written: ${codeOf(error)}.`);
    }
  };
  const handle: FileHandle = await orNotWritten(async () => {
    await refuseExisting(file);
    await rm(part, { force: true });
    return open(part, "wx", 0o600);
  });
  let finished = false;
  return {
    write: (bytes) => orNotWritten(() => handle.appendFile(bytes)),
    finish: () =>
      orNotWritten(async () => {
        await handle.sync();
        await handle.close();
        await publish(part, file);
        finished = true;
      }),
    async discard() {
      await handle.close().catch(() => {});
      if (!finished) await rm(part, { force: true });
    },
  };
}

export async function writeAtomically<Result>(
  file: string,
  work: (written: AtomicFile) => Promise<Result>,
): Promise<Result> {
  const written = await createAtomicFile(file);
  try {
    const result = await work(written);
    await written.finish();
    return result;
  } catch (error) {
    await written.discard();
    throw error;
  }
}
