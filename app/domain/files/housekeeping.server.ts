import { describeError, log } from "~/platform/log.server";
import { siteReadOnly } from "~/platform/read-only.server";
import { dropExpired, noteOrphans, sweepFiles } from "./sweep.server";

const MINUTE = 60_000;
const ORPHANS_EVERY = 60;

/** Tidies once a minute, looks for orphans once an hour, never while the site is read only; the answer stops it after the round under way. */
export function startHousekeeping(): () => Promise<void> {
  let round = 0;
  let current = Promise.resolve();
  const tidy = async () => {
    if (siteReadOnly()) return;
    try {
      await dropExpired();
      if (round++ % ORPHANS_EVERY === 0) await noteOrphans(new Date());
      await sweepFiles();
    } catch (error) {
      log.warn("tidying up is put off", describeError(error));
    }
  };
  const timer = setInterval(() => {
    current = current.then(tidy);
  }, MINUTE);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
