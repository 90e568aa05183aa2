import { searchQuery, typedIn, wordsOf } from "~/fields/search-query";
import { isState, type State } from "./status";

export const MOST_COUNTED = 10_000;
export const MOST_FOUND = 1000;
export const COMPLAINTS_PER_PAGE = 12;
const SHORTEST_WORD = 3;
const LAST_PAGE = Math.ceil(MOST_COUNTED / COMPLAINTS_PER_PAGE);

export type ComplaintFilter = { q: string; status: State | null; page: number };

/** `tooShort` when no word has three letters: the index cannot find those, and nothing is searched by. */
export function complaintFilter(search: URLSearchParams): ComplaintFilter & { tooShort: boolean } {
  const [q, status, typedPage] = [searchQuery(search), typedIn(search, "status"), typedIn(search, "page")];
  const words = wordsOf(q);
  return {
    q,
    status: isState(status) ? status : null,
    page: /^\d{1,6}$/.test(typedPage) ? Math.min(Math.max(1, Number(typedPage)), LAST_PAGE) : 1,
    tooShort: words.length > 0 && words.every((word) => [...word].length < SHORTEST_WORD),
  };
}

export function complaintsAddress({ q, status, page }: Partial<ComplaintFilter>, under = ""): string {
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (status) search.set("status", status);
  if (page && page > 1) search.set("page", String(page));
  const text = search.toString();
  return `/complaints${under}${text ? `?${text}` : ""}`;
}
