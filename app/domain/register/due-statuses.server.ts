import { asc, lte } from "drizzle-orm";
import { db, scheduledStatuses } from "~/db";
import { ammanDayAndTime, ammanMoment } from "~/i18n";
import { now, today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { applyScheduledStatus } from "./change-status.server";

const AGAIN_AFTER_MS = 60_000;
const LONGEST_TIMER_MS = 60 * 60 * 1000;

/** Applies the scheduled statuses whose day has come; safe to call from several processes. */
export async function applyDueStatuses(): Promise<void> {
  const due = await db
    .select({ memberNumber: scheduledStatuses.memberNumber })
    .from(scheduledStatuses)
    .where(lte(scheduledStatuses.fromDay, today()))
    .orderBy(asc(scheduledStatuses.memberNumber));
  for (const { memberNumber } of due) await applyScheduledStatus(memberNumber);
}

const DAY_MS = 24 * LONGEST_TIMER_MS;

/**
 * Returns how long to wait for the next midnight in Amman, at most an hour: whatever is scheduled until then, in
 * whichever process, takes effect at a midnight.
 */
function untilMidnight(): number {
  const tomorrow = ammanDayAndTime(new Date(ammanMoment(today(), "12:00").getTime() + DAY_MS)).day;
  return Math.min(ammanMoment(tomorrow, "00:00").getTime() - now().getTime(), LONGEST_TIMER_MS);
}

/**
 * Applies scheduled statuses from now on, at the beginning of their day in Amman. Returns a function that stops after
 * the current one.
 */
export function scheduleStatuses(): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let underWay: Promise<void> = Promise.resolve();
  const waitFor = (milliseconds: number) => {
    if (!stopped) timer = setTimeout(run, milliseconds).unref();
  };
  const run = () => {
    underWay = applyDueStatuses()
      .then(untilMidnight)
      .catch((error) => {
        log.error("failed to apply scheduled statuses", describeError(error));
        return AGAIN_AFTER_MS;
      })
      .then(waitFor);
  };
  run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return underWay;
  };
}
