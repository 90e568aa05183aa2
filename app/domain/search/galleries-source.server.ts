import { and, count, desc, isNotNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { galleries } from "~/db/schema";
import { matchesAll } from "~/db/search";
import { inLanguage } from "~/i18n/fallback";
import { type Asked, type Found, snippetIn } from "./hit";

/** The published galleries that have all of the words, the newest first. */
export async function findGalleries({ words, language, most }: Asked): Promise<Found> {
  const condition = and(isNotNull(galleries.publishedAt), matchesAll(galleries.searchKey, words));
  const [all] = await db.select({ total: count() }).from(galleries).where(condition);
  if (!all?.total) return { total: 0, hits: [] };
  const found = await db
    .select({
      id: galleries.id,
      title: galleries.title,
      titleAr: galleries.titleAr,
      day: sql<string>`to_char(${galleries.publishedAt} at time zone 'Asia/Amman', 'YYYY-MM-DD')`,
      description: galleries.description,
      descriptionAr: galleries.descriptionAr,
    })
    .from(galleries)
    .where(condition)
    .orderBy(desc(galleries.publishedAt), desc(galleries.id))
    .limit(most);
  const hits = found.map(({ id, title, titleAr, day, description, descriptionAr }) => ({
    address: `/gallery/${id}`,
    title: inLanguage(language, { en: title, ar: titleAr }),
    day,
    snippet: snippetIn({ en: description ?? "", ar: descriptionAr }, words, language),
  }));
  return { total: all.total, hits };
}
