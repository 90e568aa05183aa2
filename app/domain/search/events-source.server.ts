import { count, desc } from "drizzle-orm";
import { db } from "~/db/client.server";
import { events } from "~/db/schema";
import { matchesAll } from "~/db/search";
import { inLanguage } from "~/i18n/fallback";
import { type Asked, type Found, snippetIn } from "./hit";

/** The events that have all of the words, those of the latest day first. */
export async function findEvents({ words, language, most }: Asked): Promise<Found> {
  const condition = matchesAll(events.searchKey, words);
  const [all] = await db.select({ total: count() }).from(events).where(condition);
  if (!all?.total) return { total: 0, hits: [] };
  const found = await db
    .select({
      id: events.id,
      title: events.title,
      titleAr: events.titleAr,
      date: events.date,
      description: events.description,
      descriptionAr: events.descriptionAr,
    })
    .from(events)
    .where(condition)
    .orderBy(desc(events.date), desc(events.id))
    .limit(most);
  const hits = found.map(({ id, title, titleAr, date, description, descriptionAr }) => ({
    address: `/conferences/${id}`,
    title: inLanguage(language, { en: title, ar: titleAr }),
    day: date,
    snippet: snippetIn({ en: description ?? "", ar: descriptionAr }, words, language),
  }));
  return { total: all.total, hits };
}
