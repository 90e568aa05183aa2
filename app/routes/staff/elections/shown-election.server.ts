import type { StoredElection } from "~/domain/elections/election-list.server";
import { touchesOpen } from "~/domain/elections/open-election";
import { ammanDayAndTime } from "~/i18n/amman-moment";
import { now } from "~/platform/clock.server";

/** An election as the fields of its form hold it. */
export function typedElection({ titleAr, titleEn, opensAt, closesAt, objectionsUntil }: StoredElection) {
  const [opens, closes] = [ammanDayAndTime(opensAt), ammanDayAndTime(closesAt)];
  const objections = objectionsUntil && ammanDayAndTime(objectionsUntil);
  return {
    title_ar: titleAr,
    title: titleEn,
    opens_date: opens.day,
    opens_time: opens.time,
    closes_date: closes.day,
    closes_time: closes.time,
    objections_date: objections?.day ?? "",
    objections_time: objections?.time ?? "",
  };
}
export type TypedElection = ReturnType<typeof typedElection>;

/** Whether a change of this election has to be confirmed because it is open now. */
export const touchesIfOpen = (election: StoredElection) =>
  touchesOpen({ current: null, before: election }, now());
