import { setTimeout as delay } from "node:timers/promises";
import { describeError, log } from "~/platform/log.server";
import { canSend } from "~/platform/mail.server";
import { isReadOnlyFor } from "~/platform/read-only.server";
import { deliverNext } from "./deliver.server";
import { takeTurn } from "./take-turn.server";

const BETWEEN_LETTERS_MS = 500;
const IDLE_MS = 2000;

const deliverInTurn = async () => canSend() && (await takeTurn()) && (await deliverNext());

/** Delivers what is due, all processes together at most two a second, nothing while the disk is full; the answer stops it after the letter under way. */
export function startOutboxLoop(): () => Promise<void> {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const paused = isReadOnlyFor("disk");
      const sent =
        !paused &&
        (await deliverInTurn().catch((error) => {
          log.warn("the outbox is put off", describeError(error));
          return false;
        }));
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
