import { statfs } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { describeError, log } from "./log.server";
import { setReadOnly } from "./read-only.server";
import { settings } from "./settings.server";

export type DiskState = "fine" | "low" | "full";
const MB = 1024 * 1024;
/** The limit of the security design, section 5. */
export const LOW_BELOW = 512 * MB;
export const FULL_BELOW = 256 * MB;
const BACK_AT = 32 * MB;

/** Applies hysteresis: once low or full, the level stays until noticeably more space is free. */
export function diskLevel(freeBytes: number, before: DiskState = "fine"): DiskState {
  const full = FULL_BELOW + (before === "full" ? BACK_AT : 0);
  const low = LOW_BELOW + (before === "fine" ? 0 : BACK_AT);
  if (freeBytes < full) return "full";
  return freeBytes < low ? "low" : "fine";
}

export async function roomIn(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

export const freeBytesIn = async (folder: string): Promise<number> => (await roomIn(folder)).freeBytes;

/** The share of free and own used space that anonymous files of one kind may take. */
const STRANGERS_SHARE = 0.25;

/**
 * Returns how many bytes files of one kind may use in total: `max`, or less on a small disk. Object storage has no
 * share.
 */
export async function byteBudget(max: number, usedBytes: number): Promise<number> {
  if (settings.s3) return max;
  const free = await freeBytesIn(settings.dataDir).catch(() => Number.POSITIVE_INFINITY);
  return Math.min(max, STRANGERS_SHARE * (free + usedBytes));
}

let known = { state: "fine" as DiskState, freeBytes: Number.POSITIVE_INFINITY };

export const diskState = (): DiskState => known.state;

export const diskWarning = () =>
  known.state === "fine" ? null : { state: known.state, freeBytes: known.freeBytes };

const EVERY_MS = 2000;
const SAY_AGAIN_MS = 10 * 60_000;

let saidAt = 0;

function logChange(state: DiskState, before: DiskState, freeBytes: number) {
  const freeMb = Math.floor(freeBytes / MB);
  if (state === "fine") {
    if (before !== "fine") log.info("free disk space is sufficient again", { freeMb });
    return;
  }
  if (state === before && performance.now() - saidAt < SAY_AGAIN_MS) return;
  saidAt = performance.now();
  log.warn(state === "full" ? "the disk is full, nothing is saved" : "the disk is getting full", { freeMb });
}

async function measure() {
  const freeBytes = await freeBytesIn(settings.dataDir);
  const before = known.state;
  const state = diskLevel(freeBytes, before);
  known = { state, freeBytes };
  setReadOnly("disk", state === "full" ? {} : null);
  setReadOnly("files", state === "fine" ? null : {});
  logChange(state, before, freeBytes);
}

/** Watches DATA_DIR if files are stored in it; resolves after the first check with a function that stops it. */
export async function watchDisk(): Promise<() => void> {
  const stopping = new AbortController();
  if (settings.databaseUrl && settings.s3) return () => {};
  const measureOrLog = () =>
    measure().catch((error) => log.warn("failed to read the free disk space", describeError(error)));
  await measureOrLog();
  const run = async () => {
    while (!stopping.signal.aborted) {
      await delay(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (!stopping.signal.aborted) await measureOrLog();
    }
  };
  run();
  return () => stopping.abort();
}
