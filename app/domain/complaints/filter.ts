import { href } from "~/addresses/href";
import { complaints } from "~/addresses/staff";
import { listAddress, pageIn } from "~/fields/pagination";
import { searchQuery, typedIn, wordsOf } from "~/fields/search-query";
import { isState, type State } from "./status";

export const MAX_COUNTED = 10_000;
export const MAX_FOUND = 1000;
export const COMPLAINTS_PER_PAGE = 12;
const SHORTEST_WORD = 3;
const LAST_PAGE = Math.ceil(MAX_COUNTED / COMPLAINTS_PER_PAGE);

export type ComplaintFilter = { q: string; status: State | null; page: number };

/**
 * Reads a filter. `tooShort` is true if no word has three letters, which the index needs; nothing is searched for then.
 */
export function complaintFilter(search: URLSearchParams): ComplaintFilter & { tooShort: boolean } {
  const [q, status] = [searchQuery(search), typedIn(search, "status")];
  const words = wordsOf(q);
  return {
    q,
    status: isState(status) ? status : null,
    page: Math.min(pageIn(search), LAST_PAGE),
    tooShort: words.length > 0 && words.every((word) => [...word].length < SHORTEST_WORD),
  };
}

export const complaintsAddress = ({ q, status, page }: Partial<ComplaintFilter>, under = ""): string =>
  listAddress(href(complaints.list) + under, { q, status, page });
