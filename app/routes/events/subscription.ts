import type { Language } from "~/i18n/languages";
import { inLanguageOf } from "~/ui/own-address";

export const calendarPath = "/conferences.ics";

/** The address by which calendars subscribe to all events in one language. */
export const subscription = (origin: string, language: Language): string =>
  origin.replace(/^https?:/, "webcal:") + inLanguageOf(calendarPath, language);
