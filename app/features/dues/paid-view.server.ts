import type { Paid } from "~/domain/dues/arrears";
import { type Month, monthOf, monthsAfter } from "~/domain/dues/paid-to";
import { calendarLeaf, formatMonth, type Language, translator } from "~/i18n";

export const monthInWords = ({ year, month }: Month, language: Language) =>
  formatMonth(`${year}-${String(month).padStart(2, "0")}-01`, language);

const YEARS_SHOWN = 8;

/** Returns the months paid this year and the years before, ready to draw; null for a fee that is not recorded. */
export function paidView({ annual, ...subscriptions }: Paid, day: string, language: Language) {
  const t = translator(language, "standing");
  const { year, month } = monthOf(day);
  const months = (["social", "retirement"] as const).map((fee) => {
    const to = subscriptions[fee];
    if (!to) return { fee, strip: null };
    const last = monthInWords(monthsAfter(to, 0), language);
    const ofYear = Math.min(12, Math.max(0, (to.year - year) * 12 + to.month));
    const words = t("paid.up-to", { month: last });
    const says = t("paid.months", { fee: t(`paid.${fee}`), month: last, year });
    return { fee, strip: { says, words, paid: ofYear, current: month } };
  });
  return {
    year,
    ends: {
      first: calendarLeaf(`${year}-01-01`, language).month,
      last: calendarLeaf(`${year}-12-01`, language).month,
    },
    months,
    annual: annual && { to: annual, says: t("paid.years", { year: annual }), years: yearsTo(year, annual) },
  };
}

const yearsTo = (year: number, annual: number) =>
  Array.from({ length: YEARS_SHOWN }, (_, index) => year - YEARS_SHOWN + 1 + index).map((listedYear) => ({
    year: listedYear,
    paid: listedYear <= annual,
  }));

export type PaidView = ReturnType<typeof paidView>;
