import type { NameReading } from "./name-readings";
import { isLatin } from "./name-words";

/** Patterns for PostgreSQL that compare a doctor's normalised name with a typed one, the better half first. */
export type NameOrder = { startsInOrder: string; inOrder: string; literal: string[]; exact: string[] };

const SEPARATOR = '[-–—[:space:]_.,،;؛/()"]';
const BEGIN = `(?:^|${SEPARATOR})`;
const END = `(?:${SEPARATOR}|$)`;
const NOT_LATIN = "[^a-z]*";
const NOT_ARABIC = "[^ء-ي]*";
/** An alternative that no name has, so that the statement is the same for every search. */
const NOTHING = "(?:$a)";

const escapeForRegex = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&");
const anyOf = (words: readonly string[]) =>
  words.length ? `(?:${words.map(escapeForRegex).join("|")})` : NOTHING;

const SCRIPTS = [
  { includes: (word: string) => !isLatin(word), begin: "^", between: NOT_LATIN },
  { includes: isLatin, begin: "(?:^|[ء-ي] )", between: NOT_ARABIC },
] as const;

/** Compiles the order of what a reading finds: first in the typed order from the first name on, then in that order at all. */
export function nameOrder(reading: NameReading): NameOrder {
  const sequences = SCRIPTS.map(({ includes, begin, between }) => {
    const parts = reading.map(({ exact }) => anyOf(exact.filter(includes)));
    return { begin, sequence: parts.join(`(?:${SEPARATOR}${between})?${SEPARATOR}`) };
  });
  const word = (words: readonly string[]) => BEGIN + anyOf(words) + END;
  return {
    startsInOrder: sequences.map(({ begin, sequence }) => begin + sequence + END).join("|"),
    inOrder: sequences.map(({ sequence }) => BEGIN + sequence + END).join("|"),
    literal: reading.map((part) => word(part.literal)),
    exact: reading.map((part) => word(part.exact)),
  };
}

const ARABIC_LETTERS: Record<string, string> = {
  a: "اع",
  e: "اعي",
  i: "اعي",
  o: "اعو",
  u: "اعو",
  y: "ي",
  w: "و",
  b: "ب",
  c: "كسقتش",
  d: "دضذظ",
  f: "ف",
  g: "جغق",
  h: "هح",
  j: "ج",
  k: "كقخ",
  l: "ل",
  m: "م",
  n: "ن",
  p: "بف",
  q: "قك",
  r: "ر",
  s: "سصشث",
  t: "تطثظ",
  v: "فو",
  x: "ك",
  z: "زظذض",
};

/** A pattern for the names of which one word begins with the initial; a Latin initial stands for its Arabic letters too. */
export function initialPattern(initial: string): string {
  const arabic = isLatin(initial) ? ARABIC_LETTERS[initial]! : initial;
  const latin = isLatin(initial) ? `|${initial}` : "";
  return `${BEGIN}(?:(?:ال)?[${escapeForRegex(arabic)}]${latin})`;
}
