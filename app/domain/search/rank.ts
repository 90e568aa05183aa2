import type { Words } from "~/content/words";
import { normalise } from "~/i18n";

export type SearchText = {
  address: string;
  title: Words;
  text: Words;
  /** The title of the page that contains this part. */
  page?: Words;
};

export type Searchable = SearchText & { keys: { title: string; all: string; page: string } };

const keyOf = ({ en, ar }: Words) => normalise(`${en} ${ar}`);

export function searchable(text: SearchText): Searchable {
  const title = keyOf(text.title);
  return {
    ...text,
    keys: { title, all: `${title} ${keyOf(text.text)}`, page: text.page ? keyOf(text.page) : "" },
  };
}

const RANKS = 3;

function rankOf({ keys: { title, all, page } }: Searchable, words: readonly string[]): number {
  const hasAll = (key: string) => words.every((word) => key.includes(word));
  if (hasAll(title)) return 0;
  if (hasAll(all)) return 1;
  return page && !hasAll(page) && hasAll(`${page} ${all}`) ? 2 : RANKS;
}

/** Sorts texts by relevance to words as `wordsOf` returns them. */
export function rankByRelevance(texts: readonly Searchable[], words: readonly string[]): Searchable[] {
  if (!words.length) return [];
  const byRank = Array.from({ length: RANKS + 1 }, (): Searchable[] => []);
  for (const text of texts) byRank[rankOf(text, words)]!.push(text);
  return byRank.slice(0, RANKS).flat();
}
