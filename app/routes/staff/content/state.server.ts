import type { Fields } from "~/domain/revisions/kind";
import type { Revision } from "~/domain/revisions/revisions.server";
import { now } from "~/platform/clock.server";

/** Returns true if readers see the item now, by its public version. */
export const isShown = (live: Revision<Fields> | null) =>
  Boolean(live?.fields) && !(live!.liveUntil && live!.liveUntil <= now());

/** Returns the public state of an item's newest version. */
export const stateOf = (newest: Revision<Fields> | null) => {
  if (!newest?.fields) return "none" as const;
  if (!newest.liveFrom) return "draft" as const;
  if (newest.liveFrom > now()) return "scheduled" as const;
  return isShown(newest) ? ("live" as const) : ("none" as const);
};

/** Returns the time since which the state holds, or from which it will. */
export const stateSince = ({ liveFrom, liveUntil, createdAt }: Revision<Fields>) =>
  liveUntil && liveUntil <= now() ? liveUntil : (liveFrom ?? createdAt);
