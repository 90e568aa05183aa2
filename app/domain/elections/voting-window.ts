export type WindowState = "before" | "open" | "closed";

/** The window is open from `opensAt` until before `closesAt` (H4). */
export function windowState({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }, at: Date): WindowState {
  if (at < opensAt) return "before";
  return at < closesAt ? "open" : "closed";
}

type Window = { id: number; opensAt: Date; closesAt: Date };

/**
 * `changes-closed`: the closing count may already be signed; `replaces`: it takes the place of an open election, or of one
 * still to open.
 */
export type OpenElectionEffect = "changes" | "changes-closed" | "replaces" | "replaces-coming";

/**
 * Returns the effect of saving `written` (id null for a new election). The election that opens last is the current one
 * and closes an open one.
 */
export function effectOnOpenElection(
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
): OpenElectionEffect | null {
  const [old, counting] = [before, current].map((election) => election && windowState(election, at));
  if (old === "open") return "changes";
  if (old === "closed") return "changes-closed";
  if (!current || !written || written.id === current.id || written.opensAt < current.opensAt) return null;
  if (counting === "closed") return null;
  return counting === "open" ? "replaces" : "replaces-coming";
}

/** True until the deadline itself; false without one. */
export const areObjectionsOpen = ({ objectionsUntil }: { objectionsUntil: Date | null }, at: Date): boolean =>
  objectionsUntil !== null && at < objectionsUntil;
