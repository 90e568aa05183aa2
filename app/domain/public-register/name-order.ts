import { type Initial, isLatin } from "~/domain/person-names/name-words";
import type { NamePartMatches, NameReading } from "./name-readings";

/** Patterns for PostgreSQL that compare a doctor's normalised name with a typed one. */
export type NameOrder = {
  /** Matches a name with the typed words in their order, from its first word on. */
  startsInOrder: string;
  inOrder: string;
  /** One pattern for each typed word: the same letters, the same name, or one letter different. */
  literal: string[];
  exact: string[];
  near: string[];
};

const SEPARATOR = '[-–—[:space:]_.,،;؛/()"]';
const BEGIN = `(?:^|${SEPARATOR})`;
const END = `(?:${SEPARATOR}|$)`;
const NOT_LATIN = "[^a-z]*";
const NOT_ARABIC = "[^ء-ي]*";
/** An alternative that matches no name, so that the statement is the same for every search. */
const NOTHING = "(?:$a)";

const escapeForRegex = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&");
const anyOf = (words: readonly string[]) =>
  words.length ? `(?:${words.map(escapeForRegex).join("|")})` : NOTHING;

const SCRIPTS = [
  { isOf: (word: string) => !isLatin(word), begin: "^", between: NOT_LATIN, letters: "[ء-ي]*" },
  { isOf: isLatin, begin: "(?:^|[ء-ي] )", between: NOT_ARABIC, letters: "[a-z]*" },
] as const;

const closeWords = ({ exact, near }: NamePartMatches) => [...exact, ...near];

/** Builds patterns for the words and initials of a name, in the order in which they were typed. */
function sequenceOf({ parts, initials }: NameReading, isOf: (word: string) => boolean, letters: string) {
  const words = parts.map((part) => anyOf(closeWords(part).filter(isOf)));
  const initialsAfter = (index: number) =>
    initials.filter(({ after }) => after === index).map((initial) => beginning(initial) + letters);
  return [...initialsAfter(0), ...words.flatMap((word, index) => [word, ...initialsAfter(index + 1)])];
}

export function nameOrder(reading: NameReading): NameOrder {
  const sequences = SCRIPTS.map(({ isOf, begin, between, letters }) => ({
    begin,
    sequence: sequenceOf(reading, isOf, letters).join(`(?:${SEPARATOR}${between})?${SEPARATOR}`),
  }));
  const wordOf = (words: readonly string[]) => BEGIN + anyOf(words) + END;
  return {
    startsInOrder: sequences.map(({ begin, sequence }) => begin + sequence + END).join("|"),
    inOrder: sequences.map(({ sequence }) => BEGIN + sequence + END).join("|"),
    literal: reading.parts.map(({ literal }) => wordOf(literal)),
    exact: reading.parts.map(({ exact }) => wordOf(exact)),
    near: reading.parts.map((part) => wordOf(closeWords(part))),
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

/** Excludes the A of Al-Masri from initials. */
const NOT_ARTICLE = "(?!l[-[:space:]])";

function beginning({ letter }: Initial): string {
  const arabic = isLatin(letter) ? ARABIC_LETTERS[letter]! : letter;
  return `(?:(?:ال)?[${escapeForRegex(arabic)}]${isLatin(letter) ? `|${letter}${NOT_ARTICLE}` : ""})`;
}

/** Matches names with a word that begins with the initial; a Latin initial also matches its Arabic letters. */
export const initialPattern = (initial: Initial): string => BEGIN + beginning(initial);
