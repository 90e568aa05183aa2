import { count, desc } from "drizzle-orm";
import { db } from "~/db/client.server";
import { news } from "~/db/schema";
import { matchesAll } from "~/db/search";
import { inLanguage } from "~/i18n/fallback";
import { type Asked, type Found, snippetIn } from "./hit";

/** The articles that have all of the words, the newest first: the same ones as the list of news finds. */
export async function findNews({ words, language, most }: Asked): Promise<Found> {
  const condition = matchesAll(news.searchKey, words);
  const [all] = await db.select({ total: count() }).from(news).where(condition);
  if (!all?.total) return { total: 0, hits: [] };
  const articles = await db
    .select({
      id: news.id,
      title: news.title,
      titleAr: news.titleAr,
      date: news.date,
      description: news.description,
      descriptionAr: news.descriptionAr,
    })
    .from(news)
    .where(condition)
    .orderBy(desc(news.date), desc(news.id))
    .limit(most);
  const hits = articles.map(({ id, title, titleAr, date, description, descriptionAr }) => ({
    address: `/news/${id}`,
    title: inLanguage(language, { en: title, ar: titleAr }),
    day: date,
    snippet: snippetIn({ en: description, ar: descriptionAr ?? "" }, words, language),
  }));
  return { total: all.total, hits };
}
