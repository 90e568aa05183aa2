import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { href } from "~/addresses/href";
import { events as eventsAddresses } from "~/addresses/publications";
import { edition } from "~/content/current-edition";
import type { listLatestEvents } from "~/domain/events/list.server";
import { inLanguage, type Language, translator } from "~/i18n";
import { languageOf } from "~/i18n/request-language.server";
import { textResponse } from "~/platform/document/text-response.server";
import { ownOrigin } from "~/platform/origin.server";
import { inLanguageOf } from "~/ui";

export const calendarPath = href(eventsAddresses.allEventsIcs);

/** Returns the address at which calendars subscribe to all events in one language. */
export const subscriptionAddress = (origin: string, language: Language): string =>
  origin.replace(/^https?:/, "webcal:") + inLanguageOf(calendarPath, language);

export type CalendarEvent = Awaited<ReturnType<typeof listLatestEvents>>[number];
type About = {
  origin: string;
  language: Language;
  /** The name and path of a subscribed calendar; a file for a single import has none. */
  feed?: { name: string; path: string };
};

const DAY = 24 * 60 * 60;

/**
 * The UID of an event is the same in every language, on every host and after every change, so that calendars recognise
 * it.
 */
const uidOf = ({ id, created }: CalendarEvent) =>
  `event-${id}-${created.getTime().toString(36)}@jordan-medical-association`;

/**
 * Returns events as an iCalendar file, each as a whole day. Its time stamps depend on the events alone, so that an
 * unchanged file is not sent again.
 */
export function calendarOf(events: readonly CalendarEvent[], { origin, language, feed }: About): string {
  const calendar = ical({
    prodId: { company: edition().association.name.en, product: "Events", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  if (feed) {
    calendar.name(feed.name).ttl(DAY);
    calendar.source(origin + inLanguageOf(feed.path, language));
  }
  for (const event of events) {
    calendar.createEvent({
      id: uidOf(event),
      allDay: true,
      start: event.date,
      summary: inLanguage(language, { en: event.title, ar: event.titleAr }).value,
      description: inLanguage(language, { en: event.description, ar: event.descriptionAr }).value,
      url: origin + inLanguageOf(href(eventsAddresses.detail, { id: event.id }), language),
      transparency: ICalEventTransparency.TRANSPARENT,
      sequence: event.version - 1,
      created: event.created,
      stamp: event.changed,
      lastModified: event.changed,
    });
  }
  return `${calendar.toString()}\r\n`;
}

export async function calendarResponse(
  request: Request,
  events: readonly CalendarEvent[],
  { fileName, feed }: { fileName: string; feed?: string },
) {
  const language = await languageOf(request);
  const name = translator(language, "events")("calendar");
  const about = { origin: ownOrigin(request), language, feed: feed ? { name, path: feed } : undefined };
  const headers = new Headers({
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `inline; filename="${fileName}"`,
    "Content-Language": language,
  });
  const text = calendarOf(events, about);
  return textResponse(request, { status: 200, headers, text });
}
