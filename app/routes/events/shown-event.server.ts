import { photoOf, type StoredEvent } from "~/domain/events/queries.server";
import { tabOf } from "~/domain/events/tabs";
import { excerpt } from "~/domain/news/excerpt";
import { formatDay } from "~/i18n/dates";
import { inLanguage } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";
import { today } from "~/platform/clock.server";
import { photoPath } from "~/platform/photo-path";

/** An event as its reader sees it: in one language, its day in words, and whether it is over. */
export function shownEvent(event: StoredEvent, language: Language, origin: string) {
  const { id, date } = event;
  const text = inLanguage(language, { en: event.description, ar: event.descriptionAr });
  const photo = photoOf(event);
  return {
    id,
    date,
    day: formatDay(date, language),
    today: date === today(),
    past: tabOf(date, today()) === "past",
    title: inLanguage(language, { en: event.title, ar: event.titleAr }),
    text,
    about: excerpt(text.value),
    photo,
    image: photo ? origin + photoPath(photo.photoKey, "640") : undefined,
  };
}
