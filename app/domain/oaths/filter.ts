import { href } from "~/addresses/href";
import { oaths } from "~/addresses/staff";
import { parseMemberNumber } from "~/domain/members/member-number";
import { parseDay } from "~/fields/checks";
import { listAddress, pageIn } from "~/fields/pagination";
import { searchQuery, typedIn, wordsOf } from "~/fields/search-query";

export const OATHS_PER_PAGE = 12;

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

/** `dateRefused` is true if the day cannot be read; then no day is filtered. */
export function oathFilter(search: URLSearchParams): OathFilter & { dateRefused: boolean } {
  const [q, typedDate] = [searchQuery(search), typedIn(search, "date")];
  const date = parseDay(typedDate);
  return {
    q,
    date,
    page: pageIn(search),
    search: searchFor(q),
    dateRefused: typedDate !== "" && !date,
  };
}

export const oathsAddress = ({ q, date, page }: Partial<OathFilter>, under = ""): string =>
  listAddress(href(oaths.list) + under, { q, date, page });
