import { findMaintenance } from "~/domain/maintenance/state.server";
import type { Maintenance } from "~/domain/maintenance/stored";
import { ammanDayAndTime } from "~/i18n/amman-moment";
import { formatMoment } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { now } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";

export type ShownState =
  | { kind: "off" }
  | { kind: "away" }
  | { kind: "on"; since: string; until: string | null; isOver: boolean };

const nothingTyped = { until_date: "", until_time: "", message_ar: "", message_en: "" };

function shownOn({ startedAt, until }: Maintenance, language: Language): ShownState {
  const end = until ? new Date(until) : null;
  return {
    kind: "on",
    since: formatMoment(new Date(startedAt), language),
    until: end && formatMoment(end, language),
    isOver: end !== null && end <= now(),
  };
}

function typedOf({ until, message }: Maintenance): typeof nothingTyped {
  const end = until ? ammanDayAndTime(new Date(until)) : null;
  return {
    until_date: end?.day ?? "",
    until_time: end?.time ?? "",
    message_ar: message?.ar ?? "",
    message_en: message?.en ?? "",
  };
}

/** How it is now, and the fields of the form as they are announced. */
export async function shownMaintenance(language: Language) {
  try {
    const found = await findMaintenance();
    if (!found) return { state: { kind: "off" } as ShownState, typed: nothingTyped };
    return { state: shownOn(found, language), typed: typedOf(found) };
  } catch (error) {
    log.warn("it cannot be seen whether there is maintenance", describeError(error));
    return { state: { kind: "away" } as ShownState, typed: nothingTyped };
  }
}
