import { Feed } from "feed";
import { association } from "~/content/association";
import type { Language, LocalText } from "~/i18n/languages";
import { inLanguageOf } from "~/ui/page-address";
import { escapeXml, xmlText } from "./xml-text";

export type Entry = { id: number; title: LocalText; excerpt: LocalText; date: string; changed: Date };
type About = { origin: string; language: Language; title: string; description: string };

const FEED = "/news.atom";
const ROOT = '<feed xmlns="http://www.w3.org/2005/Atom"';
const FOUNDED = new Date(Date.UTC(association.founded, 0));

const latest = (entries: readonly Entry[]) =>
  new Date(Math.max(FOUNDED.getTime(), ...entries.map(({ changed }) => changed.getTime())));

/** The Atom 1.0 feed of the news. An entry keeps its id in every language; its link names the reader's. */
export function newsFeed(entries: readonly Entry[], { origin, language, title, description }: About): string {
  const address = (path: string) => origin + inLanguageOf(path, language);
  const feed = new Feed({
    id: address(FEED),
    title,
    description,
    link: address("/news"),
    feed: address(FEED),
    updated: latest(entries),
    author: { name: association.name[language], link: `${origin}/` },
    favicon: `${origin}/favicon.svg`,
    generator: false,
  });
  for (const { id, title, excerpt, date, changed } of entries) {
    feed.addItem({
      id: `${origin}/news/${id}`,
      title: escapeXml(title.value),
      link: address(`/news/${id}`),
      description: escapeXml(excerpt.value),
      published: new Date(date),
      date: changed,
    });
  }
  return xmlText(feed.atom1()).replace(ROOT, `${ROOT} xml:lang="${language}"`);
}
