import type { Oath } from "~/domain/oaths/list.server";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";

/** An oath with its day in the reader's words. */
export const shownOath = ({ day, ...oath }: Oath, language: Language) => ({
  ...oath,
  registered: formatDay(day, language),
});

export type ShownOath = ReturnType<typeof shownOath>;
