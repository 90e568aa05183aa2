import { asc, lte, min } from "drizzle-orm";
import { db, scheduledStatuses } from "~/db";
import { ammanMoment } from "~/i18n";
import { now, today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { applyScheduledStatus } from "./change-member.server";

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

/** Returns how long to wait for the next day on which a status takes effect, at most an hour. */
async function untilNext(): Promise<number> {
  const [coming] = await db.select({ day: min(scheduledStatuses.fromDay) }).from(scheduledStatuses);
  if (!coming?.day) return LONGEST_TIMER_MS;
  const wait = ammanMoment(coming.day, "00:00").getTime() - now().getTime();
  return Math.min(Math.max(wait, 0), LONGEST_TIMER_MS);
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
      .then(untilNext)
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
