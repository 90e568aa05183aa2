import {
  type Initial,
  isArticle,
  isLatin,
  isOptionalWord,
  latinCompoundParts,
  significantWords,
} from "~/domain/person-names/name-words";
import {
  exactMatches,
  type NameVocabulary,
  oneEditMatches,
  sameSpelling,
  similarMatches,
} from "./vocabulary";

/**
 * A typed word and the words of the register that it may mean. `matches` are looked up, closest first; they include
 * words with the same letters (`literal`), of the same name (`exact`), and with one wrong letter (`near`).
 */
export type NamePartMatches = {
  matches: readonly string[];
  literal: readonly string[];
  exact: readonly string[];
  near: readonly string[];
};

/** One way to divide a typed name into words; a doctor needs one of the `matches` of each. */
export type NameReading = { parts: readonly NamePartMatches[]; initials: readonly Initial[] };

type Name = { words: readonly string[]; initials: readonly Initial[] };

const MIN_PART = 3;
const MAX_JOINED = 3;
const MAX_READINGS = 6;

const isOnRegister = (vocabulary: NameVocabulary, word: string) => exactMatches(vocabulary, word).length > 0;

/** Splits a word that is two names written as one: ضيفالله, Banihani, Abdulrahman. Only if both are in the register. */
function splitWord(vocabulary: NameVocabulary, word: string): string[][] {
  const splits: string[][] = [];
  for (let length = MIN_PART; length <= word.length - MIN_PART; length++) {
    const parts = [word.slice(0, length), word.slice(length)];
    if (parts.every((part) => sameSpelling(vocabulary, part).length)) splits.push(parts);
  }
  const compound = isLatin(word) ? latinCompoundParts(word) : null;
  if (compound?.every((part) => isOnRegister(vocabulary, part))) splits.push(compound);
  return splits;
}

/**
 * Yields every way to divide the words from `index` on: each alone, split in two, or joined with the following ones.
 */
function divide(vocabulary: NameVocabulary, words: readonly string[], index = 0): string[][] {
  const word = words[index];
  if (word === undefined) return [[]];
  const heads: Array<{ parts: string[]; next: number }> = [
    { parts: isOptionalWord(word) ? [] : [word], next: index + 1 },
    ...splitWord(vocabulary, word).map((parts) => ({ parts, next: index + 1 })),
  ];
  const maxJoined = isArticle(word) ? 0 : Math.min(MAX_JOINED, words.length - index);
  for (let size = 2; size <= maxJoined; size++) {
    const joined = words.slice(index, index + size).join("");
    if (isOnRegister(vocabulary, joined)) heads.push({ parts: [joined], next: index + size });
  }
  return heads
    .flatMap(({ parts, next }) => divide(vocabulary, words, next).map((rest) => [...parts, ...rest]))
    .slice(0, MAX_READINGS);
}

/** An unknown word stands for itself, so that it takes the same search as one that only a hidden doctor has. */
const orItself = (matches: readonly string[], word: string) => (matches.length ? matches : [word]);

/** Returns the readings that find exactly this name, in any spacing. */
export function exactReadings(vocabulary: NameVocabulary, { words, initials }: Name): NameReading[] {
  const divisions = divide(vocabulary, words).map((parts) => (parts.length ? parts : [...words]));
  const unique = new Map(divisions.map((parts) => [parts.join(" "), parts]));
  return [...unique.values()].map((words) => ({
    initials,
    parts: words.map((word) => {
      const exact = orItself(exactMatches(vocabulary, word), word);
      return { matches: exact, literal: sameSpelling(vocabulary, word), exact, near: [] };
    }),
  }));
}

type SimilarOptions = { forgives: "nothing" | "unknown words" | "every word" };

/**
 * Returns the reading that finds similar names: by beginnings, looser spellings, and one wrong letter where allowed.
 */
export function similarReading(
  vocabulary: NameVocabulary,
  { words, initials }: Name,
  { forgives }: SimilarOptions,
): NameReading {
  const significant = significantWords(words);
  const parts = significant.map((word) => {
    const literal = sameSpelling(vocabulary, word);
    const exact = exactMatches(vocabulary, word);
    const isForgiven = forgives === "every word" || (forgives === "unknown words" && !literal.length);
    const near = isForgiven ? oneEditMatches(vocabulary, word) : [];
    const similar = similarMatches(vocabulary, word, significant.length === 1);
    return { matches: orItself([...new Set([...exact, ...near, ...similar])], word), literal, exact, near };
  });
  return { parts, initials };
}
