import { setTimeout as delay } from "node:timers/promises";
import { describeError, log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { findMaintenance, follow } from "./state.server";

const SECONDS = 1000;
const EVERY_MS = (settings.s3 ? 5 : 3) * SECONDS;
const LONGEST_FIRST_LOOK = 3 * SECONDS;

/**
 * Follows what the storage says of maintenance, also when another process or the command began it; while the storage is
 * away, what it said last. Resolves after the first look with what stops it.
 */
export async function watchMaintenance(): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let was = false;
  let isAway = false;
  const look = async () => {
    try {
      const maintenance = await findMaintenance();
      follow(maintenance);
      if (was !== Boolean(maintenance)) log.info(maintenance ? "maintenance began" : "maintenance ended");
      was = Boolean(maintenance);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn("it cannot be seen whether there is maintenance", describeError(error));
      isAway = true;
    }
  };
  const first = look();
  const run = async () => {
    await first;
    while (!stopping.signal.aborted) {
      await delay(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (!stopping.signal.aborted) await look();
    }
  };
  const ended = run();
  await Promise.race([first, delay(LONGEST_FIRST_LOOK, undefined, { ref: false })]);
  return async () => {
    stopping.abort();
    await Promise.race([ended, delay(SECONDS, undefined, { ref: false })]);
  };
}
