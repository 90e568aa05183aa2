import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { describeError, log } from "~/platform/log.server";
import { isReadOnlyFor } from "~/platform/read-only.server";
import { applyFile } from "./apply-file.server";
import { checkFile } from "./check-file.server";
import { LeaseLost, leaseNext, release, Stopping, stepsOf } from "./file-lease.server";
import { undoFile } from "./undo-file.server";
import { onFileWaiting } from "./waiting-files";

/** Only for files of processes that have ended: whoever lets a file wait is woken. */
const IDLE_MS = 15_000;

const works = { checking: checkFile, applying: applyFile, undoing: undoFile };

/** Does the work on one file that waits for it: the check, applying it, or undoing it. Resolves with whether there was one. */
export async function workOnNextFile(signal = new AbortController().signal): Promise<boolean> {
  const lease = randomUUID();
  const file = await leaseNext(lease);
  if (!file) return false;
  try {
    await works[file.state as keyof typeof works]({ file, step: stepsOf(file, lease, signal) });
  } catch (error) {
    if (!(error instanceof LeaseLost || error instanceof Stopping)) throw error;
  } finally {
    await release(lease);
  }
  return true;
}

/** Works on files from now on. Returns a function that stops after the current step; another process goes on there. */
export function startFileWork(): () => Promise<void> {
  const stopping = new AbortController();
  let waking = new AbortController();
  onFileWaiting(() => waking.abort());
  const run = async () => {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const worked =
        !isReadOnlyFor("disk") &&
        (await workOnNextFile(stopping.signal).catch((error) => {
          log.error("failed to work on a register file", describeError(error));
          return false;
        }));
      if (!worked)
        await delay(IDLE_MS, undefined, {
          signal: AbortSignal.any([stopping.signal, waking.signal]),
          ref: false,
        }).catch(() => {});
    }
  };
  const ended = run();
  return async () => {
    stopping.abort();
    await ended;
  };
}
