import { href } from "~/addresses/href";
import { news } from "~/addresses/publications";
import { parseDay } from "~/fields/checks";
import { searchQuery, typedIn } from "~/fields/search-query";

export type NewsFilter = { q: string; date: string | null; page: number };

/** `dateRefused` is true if the date cannot be read; then no day is filtered. */
export function newsFilter(search: URLSearchParams): NewsFilter & { dateRefused: boolean } {
  const [typedDate, typedPage] = [typedIn(search, "date"), typedIn(search, "page")];
  const date = parseDay(typedDate);
  const page = /^\d{1,6}$/.test(typedPage) ? Number(typedPage) : 1;
  return {
    q: searchQuery(search),
    date,
    page,
    dateRefused: typedDate !== "" && !date,
  };
}

export function newsAddress({ q, date, page }: Partial<NewsFilter>): string {
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (date) search.set("date", date);
  if (page && page > 1) search.set("page", String(page));
  const text = search.toString();
  return text ? `${href(news.list)}?${text}` : href(news.list);
}
