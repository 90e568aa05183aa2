import { edition } from "~/content/current-edition";
import { now } from "~/platform/clock.server";
import { listItems } from "./items.server";
import { launchList } from "./launch.server";

/** Lists pages with drafts or scheduled versions, and the facts that the launch list still asks for. */
export async function listContentWaiting() {
  const items = await listItems();
  const at = now();
  const { unconfirmed, missing } = launchList();
  return {
    items,
    drafts: items.filter(({ newest }) => newest.fields && !newest.liveFrom),
    scheduled: items.filter(({ newest }) => newest.liveFrom && newest.liveFrom > at),
    lacking: unconfirmed.length + missing.length,
  };
}

/**
 * Counts the same. `toReview` counts drafts last written by somebody else, which this member of staff may approve; null
 * if no review is required.
 */
export async function countContentWaiting(staffId: string) {
  const { drafts, scheduled, lacking } = await listContentWaiting();
  const byOthers = drafts.filter(({ newest }) => newest.authorId !== staffId);
  return {
    drafts: drafts.length,
    toReview: edition().association.review ? byOthers.length : null,
    scheduled: scheduled.length,
    lacking,
  };
}
