import type { Saved } from "~/domain/revisions/save.server";

/** Returns the id of a saved record. */
export function idOf(outcome: Saved): number {
  if (!outcome.done) throw new Error(`not saved: ${outcome.reason}`);
  return outcome.id;
}
