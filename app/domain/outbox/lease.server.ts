import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describeError, log } from "~/platform/log.server";
import { isReadOnlyFor } from "~/platform/read-only.server";
import type { NextStep } from "./retry";

/** Longer than the longest wait for an answer, or two processes could deliver the same row. */
const LEASE_SECONDS = 20;

/** True for rows of a queue (emails, events) that may be leased now. */
export const isDue = sql`state = 'waiting' and next_try_at <= now() and (leased_until is null or leased_until < now())`;

/** The columns that lease a row for one try. */
export const leaseColumns = sql`leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), tries = tries + 1`;

/** Returns the columns to set after a try: sent, given up, or postponed. */
export function resultColumns(next: NextStep) {
  const ended = { leasedUntil: null, lastError: next.state === "sent" ? null : next.reason };
  return next.state === "waiting"
    ? { ...ended, nextTryAt: sql`now() + make_interval(secs => ${next.inSeconds})` }
    : { ...ended, state: next.state, sentAt: next.state === "sent" ? sql`now()` : null };
}

const IDLE_MS = 2000;

type Queue = {
  name: string;
  deliver: (signal: AbortSignal) => Promise<boolean>;
  apartMs: number;
  /** How long to wait after a look that found nothing. */
  idleMs?: number;
  /** Called with the function that ends such a wait. */
  onStart?(wake: () => void): void;
};

/**
 * Delivers due rows one after the other, `apartMs` apart, and pauses while the disk is full. `deliver` resolves with
 * whether there was one. The returned function stops after the current attempt, whose signal it aborts.
 */
export function startDeliveries({
  name,
  deliver,
  apartMs,
  idleMs = IDLE_MS,
  onStart,
}: Queue): () => Promise<void> {
  const stopping = new AbortController();
  let waking = new AbortController();
  onStart?.(() => waking.abort());
  const run = async () => {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const delivered =
        !isReadOnlyFor("disk") &&
        (await deliver(stopping.signal).catch((error) => {
          log.warn(`${name} are put off`, describeError(error));
          return false;
        }));
      const pause = delivered ? apartMs : idleMs;
      const signal = AbortSignal.any([stopping.signal, waking.signal]);
      await delay(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const ended = run();
  return async () => {
    stopping.abort();
    await ended;
  };
}
