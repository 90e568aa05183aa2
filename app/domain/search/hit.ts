import type { Words } from "~/content/words";
import type { LocalText } from "~/i18n/fallback";
import { type Language, otherLanguage } from "~/i18n/languages";
import { occurrences } from "./occurrences";
import type { Searchable } from "./rank";
import { type SnippetPart, snippet } from "./snippet";

/** One thing that was found, for a reader of one language; its day (YYYY-MM-DD) where it has one. */
export type Hit = {
  address: string;
  title: LocalText;
  page?: string;
  day?: string;
  snippet: { lang: Language; parts: SnippetPart[] };
};

/** What one part of the website has; `total` may be more than the hits that are shown, `most` of them. */
export type Found = { total: number; hits: Hit[] };
export type Asked = { words: string[]; language: Language; most: number };

/** The piece of a text that shows why it was found: in the reader's language, unless only the other has the words. */
export function snippetIn(text: Partial<Words>, words: readonly string[], language: Language) {
  const order = [language, otherLanguage(language)];
  const has = (each: Language) => occurrences(text[each] ?? "", words).length > 0;
  const lang = order.find(has) ?? order.find((each) => text[each]) ?? language;
  return { lang, parts: snippet(text[lang] ?? "", words) };
}

/** What was found among the texts of the website itself, as its reader sees it. */
export const hitOf = (
  { address, title, page, text }: Searchable,
  words: readonly string[],
  language: Language,
): Hit => ({
  address,
  title: { value: title[language], lang: language },
  page: page?.[language],
  snippet: snippetIn(text, words, language),
});
