/** How long the engine has given no sign of life, in ticks, and which statement was under way then. */
export type Pulse = { misses: number; statement: number | null };

/** What the engine's process answers: the number of the statement under way, null while there is none. */
export type Heard = { statement: number | null };

/** The pulse after one more tick: without an answer, or with the same statement still under way, it has missed one. */
export const afterTick = (pulse: Pulse, heard: Heard | undefined): Pulse =>
  heard && (heard.statement === null || heard.statement !== pulse.statement)
    ? { misses: 0, statement: heard.statement }
    : { ...pulse, misses: pulse.misses + 1 };
