import type { EventEmitter } from "node:events";

type Heartbeat = { misses: number; statement: number | null };

/** What the engine's process answers: the number of the statement under way, null while there is none. */
export type Heard = { statement: number | null };

/** The pulse after one more tick: without an answer, or with the same statement still under way, it has missed one. */
export const afterTick = (pulse: Heartbeat, heard: Heard | undefined): Heartbeat =>
  heard && (heard.statement === null || heard.statement !== pulse.statement)
    ? { misses: 0, statement: heard.statement }
    : { ...pulse, misses: pulse.misses + 1 };

const EVERY_MS = 2000;
const MOST_MISSES = 15;

type Engine = EventEmitter & { connected: boolean; send(message: string, sent: () => void): unknown };

/**
 * Asks the process of the embedded database every 2 s for a sign of life and calls `stalled` when there was none for
 * half a minute: a statement that never ends, or an engine that hangs, leaves all others waiting for ever. Answers with
 * what stops it.
 */
export function watchHeartbeat(engine: Engine, stalled: () => void, everyMs = EVERY_MS): () => void {
  let pulse: Heartbeat = { misses: 0, statement: null };
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
