import { inDigits } from "~/content/digits";
import { formatMoment, type Language } from "~/i18n";

const inAmman = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { timeZone: "Asia/Amman", ...options });
const days = {
  ar: inAmman("ar-EG", { dateStyle: "long" }),
  en: inAmman("en-GB", { dateStyle: "long" }),
};
const momentInEgypt = inAmman("ar-EG", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const businessDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman", dateStyle: "short" });

/** Returns the business day (YYYY-MM-DD) of a time. */
export const dayInAmman = (at: Date) => businessDay.format(at);

/** Formats the day of a time; in Arabic with Egyptian month names (specification 1, §2). */
export const longDay = (at: Date, language: Language) => inDigits(days[language].format(at), language);

export const longMoment = (at: Date, language: Language) =>
  language === "ar" ? inDigits(momentInEgypt.format(at), language) : formatMoment(at, "en");
