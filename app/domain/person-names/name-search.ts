import { type AnyColumn, and, type SQL, sql } from "drizzle-orm";
import { matches } from "~/db";
import { parseTypedName } from "./name-words";

/** Positions in a name at which a space is optional: عبد|الله, ابو|زيد, صلاح|الدين, bani|hani. */
const OPTIONAL_SPACE = /^(?:عبد|ابو|ابي|بني|abd[aeu]l|abu|bani)(?=..)|(?<=...)(?=ال..)/g;
const LETTERS = /^\p{L}+$/u;

/** Puts `%` at optional spaces, so that both spellings of a name match. */
const likePattern = (word: string) =>
  LETTERS.test(word) ? word.replace(OPTIONAL_SPACE, (part) => `${part}%`) : word;

const matchesWord = (searchKey: AnyColumn | SQL, word: string): SQL => {
  const pattern = likePattern(word);
  return pattern === word ? matches(searchKey, word) : sql`${searchKey} like '%' || ${pattern} || '%'`;
};

/**
 * Matches the names, normalised in `searchKey`, that have each word typed, in any spacing, without titles. Initials must begin a
 * word. Matches nothing if nothing was typed but wildcards and signs.
 */
export function matchesName(searchKey: AnyColumn | SQL, typed: string): SQL {
  const { words, initials } = parseTypedName(typed);
  if (!words.length) return sql`false`;
  return sql`(${and(
    ...words.map((word) => matchesWord(searchKey, word)),
    ...initials.map(({ letter }) => sql`' ' || ${searchKey} like '% ' || ${letter} || '%'`),
  )})`;
}
