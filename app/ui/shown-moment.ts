import { formatMoment } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";

/** An instant for machines and for people. */
export const shownMoment = (at: Date, language: Language) => ({
  iso: at.toISOString(),
  text: formatMoment(at, language),
});
export type ShownMoment = ReturnType<typeof shownMoment>;
