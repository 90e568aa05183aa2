import { Feed } from "feed";
import { href } from "~/addresses/href";
import { feeds } from "~/addresses/public";
import { news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { association } from "~/content/association";
import { edition } from "~/content/current-edition";
import { sealPicture } from "~/content/seal";
import { listLatestNews, listNewsChanges } from "~/domain/news/list.server";
import { type Language, type LocalText, translator } from "~/i18n";
import { textResponse } from "~/platform/document/text-response.server";
import { ownOrigin } from "~/platform/origin.server";
import { documentTitle, inLanguageOf } from "~/ui";
import { escapeXml, xmlText } from "./xml-text";

export type Entry = { id: number; title: LocalText; excerpt: LocalText; date: string; changed: Date };
type About = { origin: string; language: Language; title: string; description: string };

const FEED = href(feeds.newsAtom);
const ROOT = '<feed xmlns="http://www.w3.org/2005/Atom"';
/** The date of a feed without entries. */
const OLDEST = new Date(Date.UTC(association.founded, 0));

const latest = (entries: readonly Entry[]) =>
  new Date(Math.max(OLDEST.getTime(), ...entries.map(({ changed }) => changed.getTime())));

/**
 * Returns the Atom 1.0 feed of the news. The id of an entry is the same in all languages; its link is in the reader's.
 */
export function newsFeed(entries: readonly Entry[], { origin, language, title, description }: About): string {
  const address = (path: string) => origin + inLanguageOf(path, language);
  const feed = new Feed({
    id: address(FEED),
    title,
    description,
    link: address(href(news.list)),
    feed: address(FEED),
    updated: latest(entries),
    author: { name: edition().association.name[language], link: `${origin}/` },
    favicon: origin + sealPicture(edition().association.seal),
    generator: false,
  });
  for (const { id, title, excerpt, date, changed } of entries) {
    feed.addItem({
      id: `${origin}/news/${id}`,
      title: escapeXml(title.value),
      link: address(href(news.detail, { id })),
      description: escapeXml(excerpt.value),
      published: new Date(date),
      date: changed,
    });
  }
  return xmlText(feed.atom1()).replace(ROOT, `${ROOT} xml:lang="${language}"`);
}

const ENTRIES = 20;

export const loader = handler(feeds.newsAtom, async ({ request, language }) => {
  const t = translator(language, "news");
  const [articles, changes] = await Promise.all([
    listLatestNews(ENTRIES, language),
    listNewsChanges(ENTRIES),
  ]);
  const changed = new Map(changes.map((article) => [article.id, article.changed]));
  const entries = articles.map((article) => ({
    ...article,
    changed: changed.get(article.id) ?? new Date(article.date),
  }));
  const title = documentTitle(t("title"), language);
  const feed = newsFeed(entries, { origin: ownOrigin(request), language, title, description: t("about") });
  const headers = { "Content-Type": "application/atom+xml; charset=utf-8", "Content-Language": language };
  return textResponse(request, { status: 200, headers: new Headers(headers), text: feed });
});
