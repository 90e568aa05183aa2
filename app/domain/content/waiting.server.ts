import { edition } from "~/content/edition";
import { now } from "~/platform/clock.server";
import { listItems } from "./items.server";
import { launchList } from "./launch.server";

/**
 * How many texts of the pages are drafts or scheduled, and how many facts the launch list still asks for. `toReview`: the drafts
 * that somebody else wrote last, which this member of the staff may approve; null if no review is required.
 */
export async function countContentWaiting(staffId: string) {
  const items = await listItems();
  const at = now();
  const drafts = items.filter(({ newest }) => newest.fields && !newest.liveFrom);
  const { unconfirmed, missing } = launchList();
  return {
    drafts: drafts.length,
    toReview: edition().association.review
      ? drafts.filter(({ newest }) => newest.authorId !== staffId).length
      : null,
    scheduled: items.filter(({ newest }) => newest.liveFrom && newest.liveFrom > at).length,
    lacking: unconfirmed.length + missing.length,
  };
}
