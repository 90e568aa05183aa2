import type { EventEmitter } from "node:events";

type Heartbeat = { misses: number; statement: number | null };

export type Heard = { statement: number | null };

export const nextHeartbeat = (pulse: Heartbeat, heard: Heard | undefined): Heartbeat =>
  heard && (heard.statement === null || heard.statement !== pulse.statement)
    ? { misses: 0, statement: heard.statement }
    : { ...pulse, misses: pulse.misses + 1 };

const EVERY_MS = 2000;
const MAX_MISSES = 15;

type Engine = EventEmitter & { connected: boolean; send(message: string, sent: () => void): unknown };

/** Calls `stalled` if the engine does not answer, because a statement that never ends would block all others. */
export function watchHeartbeat(engine: Engine, stalled: () => void, everyMs = EVERY_MS): () => void {
  let pulse: Heartbeat = { misses: 0, statement: null };
  let heard: Heard | undefined;
  const hear = (onMessage: Heard) => {
    heard = onMessage;
  };
  const stop = () => {
    clearInterval(timer);
    engine.off("message", hear);
  };
  const timer = setInterval(() => {
    pulse = nextHeartbeat(pulse, heard);
    heard = undefined;
    if (pulse.misses >= MAX_MISSES) {
      stop();
      stalled();
    } else if (engine.connected) engine.send("alive?", () => {});
  }, everyMs);
  timer.unref();
  engine.on("message", hear);
  return stop;
}
