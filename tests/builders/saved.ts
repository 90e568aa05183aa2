import type { Saved } from "~/domain/revisions/save.server";

/** Of what was saved, its number. */
export function idOf(outcome: Saved): number {
  if (!outcome.done) throw new Error(`not saved: ${outcome.reason}`);
  return outcome.id;
}
