import { randomUUID } from "node:crypto";
import { startDeliveries } from "~/domain/outbox/lease.server";
import { settings } from "~/platform/settings.server";
import { applyFile } from "./apply-file.server";
import { checkFile } from "./check-file.server";
import {
  gatherStatistics,
  LeaseLost,
  leaseNext,
  release,
  releaseAll,
  Stopping,
  stepsOf,
} from "./file-lease.server";
import { undoFile } from "./undo-file.server";

/** Only for files of processes that have ended: whoever lets a file wait is woken. */
const IDLE_MS = 15_000;

const works = { checking: checkFile, applying: applyFile, undoing: undoFile };

/** Does the work on one file that waits for it: the check, applying it, or undoing it. Resolves with whether there was one. */
export async function workOnNextFile(signal = new AbortController().signal): Promise<boolean> {
  const lease = randomUUID();
  const file = await leaseNext(lease);
  if (!file) return false;
  try {
    const work = { file, step: stepsOf(file, lease, signal) };
    await gatherStatistics(work);
    await works[file.state as keyof typeof works](work);
  } catch (error) {
    if (!(error instanceof LeaseLost || error instanceof Stopping)) throw error;
  } finally {
    await release(lease);
  }
  return true;
}

let wake = (): void => {};

/** Wakes this process's work on files, when a request has let one wait for it. */
export const announceWaitingFile = (): void => wake();

/** Works on files from now on. Returns a function that stops after the current step; another process goes on there. */
export function startFileWork(): () => Promise<void> {
  /** With the embedded database there is no other process, so that a lease is of one that was killed. */
  let hasStaleLease = !settings.databaseUrl;
  return startDeliveries({
    name: "register files",
    async deliver(signal) {
      if (hasStaleLease) await releaseAll();
      hasStaleLease = false;
      return workOnNextFile(signal);
    },
    apartMs: 0,
    idleMs: IDLE_MS,
    onStart: (wakeNow) => {
      wake = wakeNow;
    },
  });
}
