export type WindowState = "before" | "open" | "closed";

/** Where a moment stands to an election's window: it opens at `opensAt` and is closed from `closesAt` on (H4). */
export function windowState({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }, at: Date): WindowState {
  if (at < opensAt) return "before";
  return at < closesAt ? "open" : "closed";
}

type Window = { id: number; opensAt: Date; closesAt: Date };

/**
 * What a change does to an election that people count on: touches an open one, touches one whose papers may be signed,
 * or takes the place of one that is open or still to open.
 */
export type TouchesOpen = "changes" | "changes-closed" | "replaces" | "replaces-coming";

/**
 * Whether a change has to be confirmed, and why: `written` is how the changed election (id null: a new one) will stand.
 * The election that counts is the one that opens last, so a later one shuts the open one.
 */
export function touchesOpen(
  {
    current,
    before,
    written,
  }: {
    current: Window | null;
    before: Window | null;
    written?: { id: number | null; opensAt: Date };
  },
  at: Date,
): TouchesOpen | null {
  const [old, counting] = [before, current].map((election) => election && windowState(election, at));
  if (old === "open") return "changes";
  if (old === "closed") return "changes-closed";
  if (!current || !written || written.id === current.id || written.opensAt < current.opensAt) return null;
  if (counting === "closed") return null;
  return counting === "open" ? "replaces" : "replaces-coming";
}
