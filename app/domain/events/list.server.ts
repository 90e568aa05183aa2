import { asc, desc, gte, lt, type SQL, sql } from "drizzle-orm";
import { db, events } from "~/db";
import { pageOf } from "~/fields/pagination";
import { inLanguage, type Language, type LocalText } from "~/i18n";
import { ENOUGH_FOR_EXCERPT, excerpt } from "~/platform/excerpt";
import type { PhotoBytes } from "~/platform/photo-path";
import type { EventsView, Tab } from "./tabs";

const EVENTS_PER_PAGE = 12;

type EventPhoto = {
  photoKey: string;
  photoWidth: number;
  photoHeight: number;
  photoBytes: PhotoBytes | null;
};

export type EventCard = {
  id: number;
  title: LocalText;
  excerpt: LocalText;
  date: string;
  photo: EventPhoto | null;
};

type PhotoColumns = Pick<
  typeof events.$inferSelect,
  "photoKey" | "photoWidth" | "photoHeight" | "photoBytes"
>;

export const photoOf = ({
  photoKey,
  photoWidth,
  photoHeight,
  photoBytes,
}: PhotoColumns): EventPhoto | null =>
  photoKey && photoWidth && photoHeight ? { photoKey, photoWidth, photoHeight, photoBytes } : null;

/** Selects as `tabOf` does. */
const inTab = (tab: Tab, today: string): SQL =>
  tab === "upcoming" ? gte(events.date, today) : lt(events.date, today);

const nearestFirst = (tab: Tab) =>
  tab === "upcoming" ? [asc(events.date), asc(events.id)] : [desc(events.date), desc(events.id)];

async function cards(
  tab: Tab,
  today: string,
  language: Language,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await db
    .select({
      id: events.id,
      title: events.title,
      titleAr: events.titleAr,
      start: sql<string | null>`left(${events.description}, ${ENOUGH_FOR_EXCERPT})`,
      startAr: sql<string>`left(${events.descriptionAr}, ${ENOUGH_FOR_EXCERPT})`,
      date: events.date,
      photoKey: events.photoKey,
      photoWidth: events.photoWidth,
      photoHeight: events.photoHeight,
      photoBytes: events.photoBytes,
    })
    .from(events)
    .where(inTab(tab, today))
    .orderBy(...nearestFirst(tab))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, title, titleAr, start, startAr, date, ...photo }): EventCard => {
    const text = inLanguage(language, { en: start, ar: startAr });
    return {
      id,
      date,
      title: inLanguage(language, { en: title, ar: titleAr }),
      excerpt: { ...text, value: excerpt(text.value) },
      photo: photoOf(photo),
    };
  });
}

/** Lists the events nearest to `today` (YYYY-MM-DD) first. */
export async function listEvents({ tab, pages }: EventsView, today: string, language: Language) {
  const [counted] = await db
    .select({
      upcoming: sql<number>`count(*) filter (where ${inTab("upcoming", today)})`.mapWith(Number),
      past: sql<number>`count(*) filter (where ${inTab("past", today)})`.mapWith(Number),
    })
    .from(events);
  const totals = counted ?? { upcoming: 0, past: 0 };
  const { offset, ...reached } = pageOf(pages[tab], totals[tab], EVENTS_PER_PAGE);
  const cardsOfPage = await cards(tab, today, language, { limit: EVENTS_PER_PAGE, offset });
  return { events: cardsOfPage, totals, ...reached };
}

export const listNextEvents = (howMany: number, today: string, language: Language) =>
  cards("upcoming", today, language, { limit: howMany, offset: 0 });

export const listLatestEvents = (howMany: number) =>
  db
    .select({
      id: events.id,
      title: events.title,
      titleAr: events.titleAr,
      description: events.description,
      descriptionAr: events.descriptionAr,
      date: events.date,
      version: events.version,
      created: events.createdAt,
      changed: events.updatedAt,
    })
    .from(events)
    .orderBy(desc(events.date), desc(events.id))
    .limit(howMany);

export const listEventChanges = (howMany: number) =>
  db
    .select({ id: events.id, changed: events.updatedAt })
    .from(events)
    .orderBy(desc(events.date), desc(events.id))
    .limit(howMany);
