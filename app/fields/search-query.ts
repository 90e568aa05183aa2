import { normalise } from "~/i18n";

const LONGEST = 200;
const MAX_WORDS = 8;
const UNREADABLE = /\p{Cc}|\p{Surrogate}/gu;

/** Returns a query parameter on one line, without characters that no text contains; "" if it is missing. */
export const typedIn = (search: URLSearchParams, name: string): string =>
  search.get(name)?.normalize("NFC").replace(UNREADABLE, " ").trim() ?? "";

export const searchQuery = (search: URLSearchParams): string =>
  [...typedIn(search, "q")].slice(0, LONGEST).join("").trim();

/** Returns at most eight words, because each makes a search slower. */
export const wordsOf = (q: string): string[] =>
  [...new Set(normalise(q).split(" ").filter(Boolean))].slice(0, MAX_WORDS);
