import type { LocalText } from "~/i18n/fallback";
import { inLanguageOf } from "./own-address";
import { publisher, type Site, type Thing } from "./structured-association";

type Article = {
  path: string;
  title: LocalText;
  description: string;
  /** The day it is dated, YYYY-MM-DD. */
  date: string;
  changed: Date;
  /** The absolute address of its picture. */
  image?: string;
};

/** A news article; its language is that of its text, which may not be the reader's. */
export function newsArticle({ path, title, description, date, changed, image }: Article, site: Site): Thing {
  const association = publisher(site);
  return {
    "@type": "NewsArticle",
    mainEntityOfPage: site.origin + inLanguageOf(path, site.language),
    headline: title.value,
    description,
    inLanguage: title.lang,
    datePublished: date,
    dateModified: changed.toISOString(),
    image,
    author: association,
    publisher: association,
  };
}
