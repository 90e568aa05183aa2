import { setTimeout as delay } from "node:timers/promises";
import { describeError, log } from "~/platform/log.server";
import { deliverNext } from "./deliver.server";

const BETWEEN_LETTERS_MS = 500;
const IDLE_MS = 2000;

/** Delivers what is due, at most two a second; the answer stops it after the letter under way. */
export function startOutboxLoop(): () => Promise<void> {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const sent = await deliverNext().catch((error) => {
        log.warn("the outbox is put off", describeError(error));
        return false;
      });
      await delay(sent ? BETWEEN_LETTERS_MS : IDLE_MS, undefined, {
        signal: stopping.signal,
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
