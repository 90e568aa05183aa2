import { faq } from "~/content/faq";
import { jobs } from "~/content/jobs";
import { words } from "~/content/words";
import type { Language } from "~/i18n/languages";
import { wordsOf } from "./asked";
import { findEvents } from "./events-source.server";
import { findGalleries } from "./galleries-source.server";
import { type Asked, type Found, hitOf } from "./hit";
import { findNews } from "./news-source.server";
import { pageTexts } from "./page-texts";
import { ranked, type SearchText, searchable } from "./rank";

const MOST_HITS = 10;

type Source = (asked: Asked) => Found | Promise<Found>;

/** A source of texts that are part of the program. */
function written(texts: SearchText[]): Source {
  const all = texts.map(searchable);
  return ({ words, language, most }) => {
    const found = ranked(all, words);
    return { total: found.length, hits: found.slice(0, most).map((text) => hitOf(text, words, language)) };
  };
}

const faqTexts = faq.map(
  ({ value, question, answer }): SearchText => ({
    address: `/faq?open=${value}#${value}`,
    title: question,
    text: answer,
  }),
);

const jobTexts = jobs.map(
  ({ id, title, company, location, description }): SearchText => ({
    address: `/careers/${id}`,
    title,
    text: words(
      [company.en, location.en, description.en].join(" · "),
      [company.ar, location.ar, description.ar].join(" · "),
    ),
  }),
);

/** What is searched, in the order in which it is shown; each part of the website that can be found is one line. */
const sources = {
  pages: written(pageTexts),
  faq: written(faqTexts),
  news: findNews,
  events: findEvents,
  galleries: findGalleries,
  jobs: written(jobTexts),
} satisfies Record<string, Source>;

export type Group = keyof typeof sources;

/** Everything that has all words of `q`, grouped by where it stands; groups without any are left out. */
export async function searchAll(q: string, language: Language): Promise<Array<Found & { group: Group }>> {
  const words = wordsOf(q);
  if (!words.length) return [];
  const groups = await Promise.all(
    Object.entries(sources).map(async ([group, source]) => ({
      group: group as Group,
      ...(await source({ words, language, most: MOST_HITS })),
    })),
  );
  return groups.filter(({ total }) => total > 0);
}
