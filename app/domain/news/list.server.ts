import { and, count, desc, eq, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import { db, matchesAll, news, newsAttachments } from "~/db";
import { countRows, rowCount } from "~/db/row-counts.server";
import { wordsOf } from "~/fields/search-query";
import { inLanguage, type Language, type LocalText } from "~/i18n";
import { ENOUGH_FOR_EXCERPT, excerpt } from "~/platform/excerpt";
import type { PhotoBytes } from "~/platform/photo-path";
import type { NewsFilter } from "./filter";

const NEWS_PER_PAGE = 12;

export type NewsCard = {
  id: number;
  title: LocalText;
  excerpt: LocalText;
  date: string;
  photoKey: string;
  photoWidth: number;
  photoHeight: number;
  photoBytes: PhotoBytes | null;
  attachments: number;
};

const attachmentCount = db
  .select({ attachments: count() })
  .from(newsAttachments)
  .where(eq(newsAttachments.newsId, news.id));

const columns = {
  id: news.id,
  title: news.title,
  titleAr: news.titleAr,
  start: sql<string>`left(${news.description}, ${sql.raw(`${ENOUGH_FOR_EXCERPT}`)})`,
  startAr: sql<string | null>`left(${news.descriptionAr}, ${sql.raw(`${ENOUGH_FOR_EXCERPT}`)})`,
  date: news.date,
  photoKey: news.photoKey,
  photoWidth: news.photoWidth,
  photoHeight: news.photoHeight,
  photoBytes: news.photoBytes,
  attachments: sql<number>`${attachmentCount}`.mapWith(Number),
};

const newestFirst = [desc(news.date), desc(news.id)] as const;

const pageOfNews = (condition: SQL | undefined, offset: number | Placeholder) => {
  const found = condition && db.select({ total: count() }).from(news).where(condition);
  const ofPage = db
    .select({ id: news.id })
    .from(news)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(NEWS_PER_PAGE)
    .offset(offset);
  return db
    .select({ ...columns, total: (found ? sql<number>`${found}` : rowCount(news)).mapWith(Number) })
    .from(news)
    .where(inArray(news.id, ofPage))
    .orderBy(...newestFirst);
};
const allNews = pageOfNews(undefined, sql.placeholder("offset")).prepare("all_news");
const latestNews = db
  .select(columns)
  .from(news)
  .orderBy(...newestFirst)
  .limit(sql.placeholder("limit"))
  .prepare("latest_news");

type Row = Awaited<ReturnType<typeof latestNews.execute>>[number];

function cardOf(row: Row, language: Language): NewsCard {
  const { id, date, photoKey, photoWidth, photoHeight, photoBytes, attachments } = row;
  const text = inLanguage(language, { en: row.start, ar: row.startAr });
  return {
    ...{ id, date, photoKey, photoWidth, photoHeight, photoBytes, attachments },
    title: inLanguage(language, { en: row.title, ar: row.titleAr }),
    excerpt: { ...text, value: excerpt(text.value) },
  };
}

/** The search ignores alef forms, diacritics and digit systems. */
export async function listNews({ q, date, page, language }: NewsFilter & { language: Language }) {
  const condition = and(matchesAll(news.searchKey, wordsOf(q)), date ? eq(news.date, date) : undefined);
  const pagesOf = (total: number) => Math.max(1, Math.ceil(total / NEWS_PER_PAGE));
  const rowsOf = (requestedPage: number) => {
    const offset = (requestedPage - 1) * NEWS_PER_PAGE;
    return condition ? pageOfNews(condition, offset) : allNews.execute({ offset });
  };
  let currentPage = Math.max(1, page);
  let rows = await rowsOf(currentPage);
  if (!rows.length && currentPage > 1) {
    currentPage = pagesOf(await (condition ? db.$count(news, condition) : countRows(news)));
    rows = await rowsOf(currentPage);
  }
  const total = rows[0]?.total ?? 0;
  return {
    articles: rows.map((row) => cardOf(row, language)),
    total,
    page: currentPage,
    pages: pagesOf(total),
  };
}

export async function listLatestNews(howMany: number, language: Language): Promise<NewsCard[]> {
  const rows = await latestNews.execute({ limit: howMany });
  return rows.map((row) => cardOf(row, language));
}

export const listNewsChanges = (howMany: number) =>
  db
    .select({ id: news.id, changed: news.updatedAt })
    .from(news)
    .orderBy(desc(news.date), desc(news.id))
    .limit(howMany);
