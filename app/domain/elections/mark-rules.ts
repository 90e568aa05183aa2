import type { WindowState } from "./voting-window";

type FlagStep = "mark" | "already" | "never-back" | "nothing";

const VOTED = 1;

/**
 * What becomes of a wish to write ELECT_F over what stands there: only 1 is ever written, and only over 0 or nothing.
 * 1 is never written back (T35); a mistake is undone by a second person, which is another act.
 */
export function flagStep(stands: number | null, wanted: number): FlagStep {
  if (stands === VOTED) return wanted === VOTED ? "already" : "never-back";
  return wanted === VOTED ? "mark" : "nothing";
}

export type UndoBlock = "not-marked" | "own-mark" | "before" | "closed";

/** Why a clerk may not take a mark back, or null: it is another's, and the window is open. */
export function undoBlock(
  markedBy: { id: string } | null,
  clerk: { id: string },
  state: WindowState,
): UndoBlock | null {
  if (state !== "open") return state;
  if (!markedBy) return "not-marked";
  return markedBy.id === clerk.id ? "own-mark" : null;
}
