import { inDigits } from "~/content/digits";
import { memoize } from "~/platform/memoize";
import type { Language } from "./languages";

const locales = { ar: "ar-JO-u-nu-latn", en: "en-GB" } as const;
const perLanguage = (options: Intl.DateTimeFormatOptions) => ({
  ar: new Intl.DateTimeFormat(locales.ar, options),
  en: new Intl.DateTimeFormat(locales.en, options),
});
const write = (formats: ReturnType<typeof perLanguage>, at: Date, language: Language) =>
  inDigits(formats[language].format(at), language);
const day = perLanguage({ timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
const month = perLanguage({ timeZone: "UTC", month: "long", year: "numeric" });
const ofClock = { timeZone: "Asia/Amman", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const moment = perLanguage({ ...ofClock, day: "numeric", month: "long", year: "numeric" });
const time = perLanguage(ofClock);

const MAX_DAYS = 5000;
const dayIn = (language: Language) =>
  memoize(MAX_DAYS, (isoDay) => day[language].format(new Date(`${isoDay}T00:00:00Z`)));
const days = { ar: dayIn("ar"), en: dayIn("en") };

export const formatDay = (isoDay: string, language: Language): string =>
  inDigits(days[language](isoDay), language);

const otherMonth = (timeZone: string) =>
  new Intl.DateTimeFormat("ar-EG-u-nu-latn", { timeZone, month: "long" });
const otherMonths = { UTC: otherMonth("UTC"), Amman: otherMonth("Asia/Amman") };

const withBothMonths = (written: Intl.DateTimeFormat, other: Intl.DateTimeFormat, at: Date) => {
  const parts = written
    .formatToParts(at)
    .map(({ type, value }) => (type === "month" ? `${value} (${other.format(at)})` : value));
  return inDigits(parts.join(""), "ar");
};

/** For print and for the page of one thing: Arabic names the month both ways, as Jordan and as Egypt and the Gulf do. */
export const formatLongDay = (isoDay: string, language: Language): string =>
  language === "en"
    ? formatDay(isoDay, language)
    : withBothMonths(day.ar, otherMonths.UTC, new Date(`${isoDay}T00:00:00Z`));

export const formatMonth = (isoDay: string, language: Language) =>
  write(month, new Date(`${isoDay}T00:00:00Z`), language);

const ofMonth = perLanguage({ timeZone: "UTC", day: "numeric" });
const monthName = {
  ar: new Intl.DateTimeFormat(locales.ar, { timeZone: "UTC", month: "long" }),
  en: new Intl.DateTimeFormat(locales.en, { timeZone: "UTC", month: "short" }),
};

/** As a leaf of a calendar has them: the number, and the month (English shortens it). */
export function calendarLeaf(isoDay: string, language: Language): { number: string; month: string } {
  const at = new Date(`${isoDay}T00:00:00Z`);
  return { number: write(ofMonth, at, language), month: monthName[language].format(at) };
}

export const formatMoment = (at: Date, language: Language) => write(moment, at, language);

export const formatLongMoment = (at: Date, language: Language) =>
  language === "en" ? formatMoment(at, language) : withBothMonths(moment.ar, otherMonths.Amman, at);

export const formatTime = (at: Date, language: Language) => write(time, at, language);

const HOUR_MS = 60 * 60 * 1000;
const clock = new Intl.DateTimeFormat("en-CA-u-nu-latn", {
  timeZone: "Asia/Amman",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** As they are written into fields. */
export function ammanDayAndTime(at: Date): { day: string; time: string } {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/** Amman's offset was not always the present one. */
export function ammanMoment(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const guess = new Date(asUtc - 3 * HOUR_MS);
  const local = ammanDayAndTime(guess);
  return new Date(guess.getTime() + asUtc - Date.parse(`${local.day}T${local.time}:00Z`));
}

export const localMoment = (at: Date, language: Language) => ({
  iso: at.toISOString(),
  text: formatMoment(at, language),
});
export type LocalMoment = ReturnType<typeof localMoment>;
