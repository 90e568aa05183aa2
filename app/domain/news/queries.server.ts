import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { audit, news, newsAttachments } from "~/db/schema";
import { matchesAll } from "~/db/search";
import { wordsOf } from "~/domain/search/asked";
import { inLanguage, type LocalText } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";
import type { PhotoBytes } from "~/platform/photo-path";
import { excerpt } from "./excerpt";
import type { NewsFilter } from "./filter";

export const NEWS_PER_PAGE = 12;
const ENOUGH_FOR_EXCERPT = 400;

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

const cards = (language: Language, condition: SQL | undefined, limit: number, offset: number) =>
  db
    .select({
      id: news.id,
      title: news.title,
      titleAr: news.titleAr,
      start: sql<string>`left(${news.description}, ${ENOUGH_FOR_EXCERPT})`,
      startAr: sql<string | null>`left(${news.descriptionAr}, ${ENOUGH_FOR_EXCERPT})`,
      date: news.date,
      photoKey: news.photoKey,
      photoWidth: news.photoWidth,
      photoHeight: news.photoHeight,
      photoBytes: news.photoBytes,
      attachments: sql<number>`${attachmentCount}`.mapWith(Number),
    })
    .from(news)
    .where(condition)
    .orderBy(desc(news.date), desc(news.id))
    .limit(limit)
    .offset(offset)
    .then((rows) =>
      rows.map(({ title, titleAr, start, startAr, ...card }): NewsCard => {
        const text = inLanguage(language, { en: start, ar: startAr });
        return {
          ...card,
          title: inLanguage(language, { en: title, ar: titleAr }),
          excerpt: { ...text, value: excerpt(text.value) },
        };
      }),
    );

/**
 * One page of 12 articles, newest day first; all words of `q`, in either language, alef forms, marks and digits
 * aside, and the exact day. A page beyond the last is the last.
 */
export async function listNews({ q, date, page, language }: NewsFilter & { language: Language }) {
  const condition = and(matchesAll(news.searchKey, wordsOf(q)), date ? eq(news.date, date) : undefined);
  const [all] = await db.select({ total: count() }).from(news).where(condition);
  const total = all?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / NEWS_PER_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const articles = await cards(language, condition, NEWS_PER_PAGE, (shown - 1) * NEWS_PER_PAGE);
  return { articles, total, page: shown, pages };
}

/** The newest articles, for the home page. */
export const listLatestNews = (howMany: number, language: Language) => cards(language, undefined, howMany, 0);

/** An article in both languages with its attachments in the order they were added, or null. */
export async function findNews(id: number) {
  const [article] = await db.select().from(news).where(eq(news.id, id));
  if (!article) return null;
  const { searchKey: _, ...fields } = article;
  const attachments = await db
    .select()
    .from(newsAttachments)
    .where(eq(newsAttachments.newsId, id))
    .orderBy(asc(newsAttachments.createdAt), asc(newsAttachments.fileName), asc(newsAttachments.id));
  return { ...fields, attachments };
}

export type Article = NonNullable<Awaited<ReturnType<typeof findNews>>>;

/** As findNews; throws a 404 answer where there is no such article. */
export async function getNews(id: number | null): Promise<Article> {
  const article = id === null ? null : await findNews(id);
  if (!article) throw new Response(null, { status: 404 });
  return article;
}

/** Whether there once was an article of this number that somebody deleted. */
export async function wasDeleted(id: number): Promise<boolean> {
  const deletion = and(eq(audit.subject, `news:${id}`), eq(audit.action, "news.delete"));
  return (await db.$count(audit, deletion)) > 0;
}

/** The published attachment stored under a key, with the name and type its readers get; null for any other key. */
export async function findAttachment(fileKey: string) {
  const [attachment] = await db
    .select({ fileName: newsAttachments.fileName, mimeType: newsAttachments.mimeType })
    .from(newsAttachments)
    .where(eq(newsAttachments.fileKey, fileKey))
    .limit(1);
  return attachment ?? null;
}
