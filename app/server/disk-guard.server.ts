import { statfs } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { diskState, noteDisk } from "~/platform/disk.server";
import { diskLevel } from "~/platform/disk-level";
import { describeError, log } from "~/platform/log.server";
import { setReadOnly } from "~/platform/read-only.server";
import { settings } from "~/platform/settings.server";

export { diskState };

const EVERY_MS = 2000;
const SAY_AGAIN_MS = 10 * 60_000;
const BYTES_OF_A_MB = 1024 * 1024;

let saidAt = 0;

function say(state: ReturnType<typeof diskState>, before: typeof state, freeBytes: number) {
  const freeMb = Math.floor(freeBytes / BYTES_OF_A_MB);
  if (state === "fine") {
    if (before !== "fine") log.info("there is room on the disk again", { freeMb });
    return;
  }
  if (state === before && performance.now() - saidAt < SAY_AGAIN_MS) return;
  saidAt = performance.now();
  log.warn(state === "full" ? "the disk is full, nothing is saved" : "the disk is getting full", { freeMb });
}

async function look() {
  const { bavail, bsize } = await statfs(settings.dataDir);
  const freeBytes = bavail * bsize;
  const before = diskState();
  const state = diskLevel(freeBytes, before);
  noteDisk({ state, freeBytes });
  setReadOnly("disk", state === "full" ? {} : null);
  setReadOnly("files", state === "fine" ? null : {});
  say(state, before, freeBytes);
}

/**
 * Watches the free space under DATA_DIR, where the embedded database or the files live there: below 512 MB files are
 * refused, below 256 MB everything is. Resolves after the first look with what stops it.
 */
export async function guardDisk(): Promise<() => void> {
  const stopping = new AbortController();
  if (settings.databaseUrl && settings.s3) return () => {};
  const lookOrSay = () =>
    look().catch((error) => log.warn("the free space cannot be seen", describeError(error)));
  await lookOrSay();
  const run = async () => {
    while (!stopping.signal.aborted) {
      await delay(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (!stopping.signal.aborted) await lookOrSay();
    }
  };
  run();
  return () => stopping.abort();
}
