import type { Revision } from "~/domain/content/items.server";
import { now } from "~/platform/clock.server";

/** What the newest version of a thing is to readers. */
export const stateOf = (newest: Revision | null) => {
  if (!newest?.fields) return "none" as const;
  if (!newest.liveFrom) return "draft" as const;
  return newest.liveFrom > now() ? ("scheduled" as const) : ("live" as const);
};
