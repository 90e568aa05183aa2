import { and, count, desc, isNotNull, sql } from "drizzle-orm";
import { href } from "~/addresses/href";
import {
  events as eventsAddresses,
  galleries as galleriesAddresses,
  news as newsAddresses,
} from "~/addresses/publications";
import { edition } from "~/content/current-edition";
import type { Edition } from "~/content/edition";
import { db, events, galleries, matchesAll, news } from "~/db";
import { wordsOf } from "~/fields/search-query";
import { inLanguage, type Language, type LocalText } from "~/i18n";
import { followedVersion } from "~/platform/content-changes.server";
import { settings } from "~/platform/settings.server";
import { forgiven, type Vocabulary, vocabularyOf } from "./forgiving";
import { rankByRelevance, type Searchable, searchable } from "./rank";
import { siteTexts } from "./site-texts";
import { type SnippetPart, snippetIn } from "./snippet";

export type Hit = {
  address: string;
  title: LocalText;
  page?: string;
  day?: string;
  snippet: { lang: Language; parts: SnippetPart[] };
};

/** `total` may exceed the number of hits shown. */
export type Found = { total: number; hits: Hit[] };
export type Query = { words: string[]; language: Language; max: number };

async function findEvents({ words, language, max }: Query): Promise<Found> {
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
    .limit(max);
  const hits = found.map(({ id, title, titleAr, date, description, descriptionAr }) => ({
    address: href(eventsAddresses.detail, { id }),
    title: inLanguage(language, { en: title, ar: titleAr }),
    day: date,
    snippet: snippetIn({ en: description ?? "", ar: descriptionAr }, words, language),
  }));
  return { total: all.total, hits };
}

export async function findGalleries({ words, language, max }: Query): Promise<Found> {
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
    .limit(max);
  const hits = found.map(({ id, title, titleAr, day, description, descriptionAr }) => ({
    address: href(galleriesAddresses.detail, { id }),
    title: inLanguage(language, { en: title, ar: titleAr }),
    day,
    snippet: snippetIn({ en: description ?? "", ar: descriptionAr }, words, language),
  }));
  return { total: all.total, hits };
}

async function findNews({ words, language, max }: Query): Promise<Found> {
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
    .limit(max);
  const hits = articles.map(({ id, title, titleAr, date, description, descriptionAr }) => ({
    address: href(newsAddresses.detail, { id }),
    title: inLanguage(language, { en: title, ar: titleAr }),
    day: date,
    snippet: snippetIn({ en: description, ar: descriptionAr ?? "" }, words, language),
  }));
  return { total: all.total, hits };
}

const MAX_HITS = 10;

type Source = (query: Query) => Found | Promise<Found>;

const hitOf = (
  { address, title, page, text }: Searchable,
  words: readonly string[],
  language: Language,
): Hit => ({
  address,
  title: { value: title[language], lang: language },
  page: page?.[language],
  snippet: snippetIn(text, words, language),
});

type Texts = Record<keyof ReturnType<typeof siteTexts>, Searchable[]>;

const known = new WeakMap<Edition, Texts>();

/** Built once for each edition. */
function searchableTexts(): Texts {
  const now = edition();
  const made = known.get(now);
  if (made) return made;
  const texts = Object.fromEntries(
    Object.entries(siteTexts(settings.demo)).map(([group, all]) => [group, all.map(searchable)]),
  ) as Texts;
  known.set(now, texts);
  return texts;
}

const textSource =
  (group: keyof Texts): Source =>
  ({ words, language, max }) => {
    const found = rankByRelevance(searchableTexts()[group], words);
    return { total: found.length, hits: found.slice(0, max).map((text) => hitOf(text, words, language)) };
  };

const sources = {
  pages: textSource("pages"),
  faq: textSource("faq"),
  news: findNews,
  events: findEvents,
  galleries: findGalleries,
  jobs: textSource("jobs"),
} satisfies Record<string, Source>;

export type Group = keyof typeof sources;

type FoundGroups = Array<Found & { group: Group }>;

async function searchFor(words: string[], language: Language, maxHits = MAX_HITS): Promise<FoundGroups> {
  const groups = await Promise.all(
    Object.entries(sources).map(async ([group, source]) => ({
      group: group as Group,
      ...(await source({ words, language, max: maxHits })),
    })),
  );
  return groups.filter(({ total }) => total > 0);
}

const MAX_TITLES = 1000;

/** Reads the words of the site's pages and of the newest titles. */
async function readVocabulary(): Promise<Vocabulary> {
  const newest = { title: sql<string>`concat_ws(' ', title, title_ar)` };
  const titles = await Promise.all([
    db.select(newest).from(news).orderBy(desc(news.id)).limit(MAX_TITLES),
    db.select(newest).from(events).orderBy(desc(events.id)).limit(MAX_TITLES),
    db.select(newest).from(galleries).where(isNotNull(galleries.publishedAt)).limit(MAX_TITLES),
  ]);
  return vocabularyOf([
    ...Object.values(searchableTexts())
      .flat()
      .flatMap(({ title, text }) => [title.ar, title.en, text.ar, text.en]),
    ...titles.flat().map(({ title }) => title),
  ]);
}

let kept: { version: number; vocabulary: Promise<Vocabulary> } | null = null;

/**
 * Cached until content changes, because building it for each search without results would let one client stall all
 * readers.
 */
function vocabulary(): Promise<Vocabulary> {
  const version = followedVersion();
  if (version === null) return readVocabulary();
  if (kept?.version === version) return kept.vocabulary;
  const made = { version, vocabulary: readVocabulary() };
  kept = made;
  made.vocabulary.catch(() => {
    if (kept === made) kept = null;
  });
  return made.vocabulary;
}

const MAX_PROPOSALS = 8;
const MAX_OF_A_GROUP = 3;

/** Suggests titles that a search would find, in the requested language. */
export async function suggestionsFor(q: string, language: Language): Promise<string[]> {
  const words = wordsOf(q);
  if (!words.length) return [];
  const groups = await searchFor(words, language, MAX_OF_A_GROUP);
  const titles = groups.flatMap(({ hits }) => hits.map(({ title }) => title.value));
  return [...new Set(titles)].slice(0, MAX_PROPOSALS);
}

/** Searches all groups; if nothing is found, `meant` has the results for the words with one letter corrected. */
export async function searchAll(
  q: string,
  language: Language,
): Promise<{ groups: FoundGroups; meant: string | null }> {
  const words = wordsOf(q);
  if (!words.length) return { groups: [], meant: null };
  const groups = await searchFor(words, language);
  if (groups.length) return { groups, meant: null };
  const known = await vocabulary();
  const meant = forgiven(words, known);
  const instead = meant ? await searchFor(meant, language) : [];
  const spelled = meant?.map((word) => known.get(word)?.spelled ?? word).join(" ");
  return { groups: instead, meant: instead.length ? (spelled ?? null) : null };
}
