import type { WindowState } from "./window-state";

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
