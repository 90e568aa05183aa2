import { formatMoment } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";

const inAmman = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { timeZone: "Asia/Amman", ...options });
const days = {
  ar: inAmman("ar-EG", { dateStyle: "long" }),
  en: inAmman("en-GB", { dateStyle: "long" }),
};
const momentInEgypt = inAmman("ar-EG", { dateStyle: "long", timeStyle: "short" });
const whole = { day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit" } as const;
const momentInJordan = inAmman("ar-JO", whole);
const monthInEgypt = inAmman("ar-EG", { month: "long" });

const businessDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman", dateStyle: "short" });

/** The day of business (YYYY-MM-DD) of an instant. */
export const dayInAmman = (at: Date) => businessDay.format(at);

/** The day of an instant; in Arabic as it is written in Egypt (specification 1, §2). */
export const longDay = (at: Date, language: Language) => days[language].format(at);

export const longMoment = (at: Date, language: Language) =>
  language === "ar" ? momentInEgypt.format(at) : formatMoment(at, "en");

/** An instant for paper: in Arabic its month by both of its names, كانون الثاني (يناير), since files are read in Jordan. */
export function printedMoment(at: Date, language: Language): string {
  if (language === "en") return formatMoment(at, "en");
  return momentInJordan
    .formatToParts(at)
    .map(({ type, value }) => (type === "month" ? `${value} (${monthInEgypt.format(at)})` : value))
    .join("");
}
