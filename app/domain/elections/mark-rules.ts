import type { WindowState } from "./voting-window";

type FlagStep = "mark" | "already" | "never-back" | "nothing";

const VOTED = 1;

/** Allows only writing 1 over 0 or nothing (T35); a second person undoes mistakes. */
export function flagStep(current: number | null, target: number): FlagStep {
  if (current === VOTED) return target === VOTED ? "already" : "never-back";
  return target === VOTED ? "mark" : "nothing";
}

export type UndoBlock = "not-marked" | "own-mark" | "before" | "closed";

/** Returns why a mark cannot be undone: only somebody else's mark, while the window is open. */
export function undoBlock(
  markedBy: { id: string } | null,
  clerk: { id: string },
  state: WindowState,
): UndoBlock | null {
  if (state !== "open") return state;
  if (!markedBy) return "not-marked";
  return markedBy.id === clerk.id ? "own-mark" : null;
}
