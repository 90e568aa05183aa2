import type { EventEmitter } from "node:events";
import { afterTick, type Heard, type Pulse } from "./pulse";

const EVERY_MS = 2000;
const MOST_MISSES = 15;

type Engine = EventEmitter & { connected: boolean; send(message: string, sent: () => void): unknown };

/**
 * Asks the process of the embedded database every 2 s for a sign of life and calls `stalled` when there was none for
 * half a minute: a statement that never ends, or an engine that hangs, leaves all others waiting for ever. Answers with
 * what stops it.
 */
export function watchEngine(engine: Engine, stalled: () => void, everyMs = EVERY_MS): () => void {
  let pulse: Pulse = { misses: 0, statement: null };
  let heard: Heard | undefined;
  const hear = (told: Heard) => {
    heard = told;
  };
  const stop = () => {
    clearInterval(timer);
    engine.off("message", hear);
  };
  const timer = setInterval(() => {
    pulse = afterTick(pulse, heard);
    heard = undefined;
    if (pulse.misses >= MOST_MISSES) {
      stop();
      stalled();
    } else if (engine.connected) engine.send("alive?", () => {});
  }, everyMs);
  timer.unref();
  engine.on("message", hear);
  return stop;
}
