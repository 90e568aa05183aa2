export type WindowState = "before" | "open" | "closed";

/** Open from `opensAt`, closed from `closesAt` on (H4). */
export function windowState({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }, at: Date): WindowState {
  if (at < opensAt) return "before";
  return at < closesAt ? "open" : "closed";
}

type Window = { id: number; opensAt: Date; closesAt: Date };

/** `changes-closed`: the papers may be signed; `replaces`: it takes the place of an open one, or one still to open. */
export type OpenElectionEffect = "changes" | "changes-closed" | "replaces" | "replaces-coming";

/** `written` is how it will stand, id null for a new one. The election that opens last counts and shuts the open one. */
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

/** Until the deadline itself, never without one. */
export const areObjectionsOpen = ({ objectionsUntil }: { objectionsUntil: Date | null }, at: Date): boolean =>
  objectionsUntil !== null && at < objectionsUntil;
