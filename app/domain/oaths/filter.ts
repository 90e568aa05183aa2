import { parseMemberNumber } from "~/domain/members/member-number";
import { parseDay } from "~/fields/checks";
import { searchQuery, typedIn, wordsOf } from "~/fields/search-query";

export const OATHS_PER_PAGE = 12;
const PAGE = /^[1-9]\d{0,5}$/;

export type OathSearch =
  | { by: "all" | "nothing" }
  | { by: "number"; memberNumber: number }
  | { by: "name"; words: string[] };

export type OathFilter = { q: string; date: string | null; page: number; search: OathSearch };

function searchFor(q: string): OathSearch {
  if (!q) return { by: "all" };
  const number = parseMemberNumber(q);
  if ("memberNumber" in number) return { by: "number", memberNumber: number.memberNumber };
  const words = wordsOf(q);
  return words.length ? { by: "name", words } : { by: "nothing" };
}

/** `dateRefused` when the day cannot be read: then no day is filtered by. */
export function oathFilter(search: URLSearchParams): OathFilter & { dateRefused: boolean } {
  const [q, typedDate, page] = [searchQuery(search), typedIn(search, "date"), typedIn(search, "page")];
  const date = parseDay(typedDate);
  return {
    q,
    date,
    page: PAGE.test(page) ? Number(page) : 1,
    search: searchFor(q),
    dateRefused: typedDate !== "" && !date,
  };
}

export function oathsAddress({ q, date, page }: Partial<OathFilter>, under = ""): string {
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (date) search.set("date", date);
  if (page && page > 1) search.set("page", String(page));
  return `/dashboard/oaths${under}${search.size ? `?${search}` : ""}`;
}
