import { ammanDayAndTime } from "~/i18n/amman-moment";
import { formatMoment, formatTime } from "~/i18n/dates";
import { inLanguage, type LocalText } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";
import type { ReadOnly } from "~/platform/read-only.server";

/** A read-only time as its reader is told of it. */
export type ShownReadOnly = {
  because: ReadOnly["because"];
  /** Its end: the time alone on a day that is today; null when nobody knows it, or it is past. */
  until: { at: string; isToday: boolean } | null;
  message: LocalText | null;
};

function shownUntil(until: string | null | undefined, now: Date, language: Language): ShownReadOnly["until"] {
  const at = until ? new Date(until) : null;
  if (!at || at <= now) return null;
  const isToday = ammanDayAndTime(at).day === ammanDayAndTime(now).day;
  return { at: isToday ? formatTime(at, language) : formatMoment(at, language), isToday };
}

/** What a reader is told of the state, in the words of his language. */
export const shownReadOnly = (
  { because, until, message }: ReadOnly,
  now: Date,
  language: Language,
): ShownReadOnly => ({
  because,
  until: shownUntil(until, now, language),
  message: message ? inLanguage(language, message) : null,
});
