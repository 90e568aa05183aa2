import { href } from "~/addresses/href";
import { registrations } from "~/addresses/internship";
import { listAddress, pageIn } from "~/fields/pagination";
import { readPhoneNumber } from "~/fields/phone-number";
import { searchQuery, typedIn, wordsOf } from "~/fields/search-query";
import { type ApplicationState, isApplicationState } from "./application";
import { readTemporaryNumber } from "./temporary-number";

export const QUEUE = href(registrations.list);
export const APPLICATIONS_PER_PAGE = 25;
/** The highest number of entries through which a list or a search can be paged. */
export const MAX_COUNTED = 10_000;
export const MAX_FOUND = 1000;
const SHORTEST_WORD = 3;
const LAST_PAGE = Math.ceil(MAX_COUNTED / APPLICATIONS_PER_PAGE);

export type QueueFilter = { q: string; state: ApplicationState | null; page: number };

/** Returns true if every word is too short for the index; the search then ignores them. */
function isTooShort(q: string): boolean {
  const words = wordsOf(q);
  const finds = words.length === 0 || words.some((word) => [...word].length >= SHORTEST_WORD);
  return !finds && readPhoneNumber(q) === null && readTemporaryNumber(q) === null;
}

export function queueFilter(search: URLSearchParams): QueueFilter & { tooShort: boolean } {
  const [q, state] = [searchQuery(search), typedIn(search, "state")];
  return {
    q,
    state: isApplicationState(state) ? state : null,
    page: Math.min(pageIn(search), LAST_PAGE),
    tooShort: isTooShort(q),
  };
}

/** Returns the address of the list, or of its `/export.csv`, with the same filter. */
export const queueAddress = ({ q, state, page }: Partial<QueueFilter>, under = ""): string =>
  listAddress(`${QUEUE}${under}`, { q, state, page });
