import { isLatin, isOptionalWord, latinCompoundParts, significantWords } from "./name-words";
import {
  exactMatches,
  type NameVocabulary,
  oneEditMatches,
  sameSpelling,
  similarMatches,
} from "./vocabulary";

/**
 * One word of a typed name with the words of the register that it may stand for. `matches` are looked up; `exact` are those
 * of them that are the same name, and `literal` those with the same letters: they decide the order of what is found.
 */
export type NamePartMatches = {
  matches: readonly string[];
  exact: readonly string[];
  literal: readonly string[];
};

/** One way to divide a typed name into words: a doctor matches who has one of the `matches` of each. */
export type NameReading = readonly NamePartMatches[];

const MIN_PART = 3;
const MAX_JOINED = 3;
const MAX_READINGS = 6;

const isOnRegister = (vocabulary: NameVocabulary, word: string) => exactMatches(vocabulary, word).length > 0;

/** Two words that are written as one: ضيفالله, Banihani, Abdulrahman. Only those that are both on the register. */
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

/** Every way to divide the words from `index` on: each alone, split in two, or joined with those after it. */
function divide(vocabulary: NameVocabulary, words: readonly string[], index = 0): string[][] {
  const word = words[index];
  if (word === undefined) return [[]];
  const heads: Array<{ parts: string[]; next: number }> = [
    { parts: isOptionalWord(word) ? [] : [word], next: index + 1 },
    ...splitWord(vocabulary, word).map((parts) => ({ parts, next: index + 1 })),
  ];
  for (let size = 2; size <= MAX_JOINED && index + size <= words.length; size++) {
    const joined = words.slice(index, index + size).join("");
    if (isOnRegister(vocabulary, joined)) heads.push({ parts: [joined], next: index + size });
  }
  return heads
    .flatMap(({ parts, next }) => divide(vocabulary, words, next).map((rest) => [...parts, ...rest]))
    .slice(0, MAX_READINGS);
}

/** A word that no name has stands for itself, so that it is looked up like one that only a hidden doctor has. */
const orItself = (matches: readonly string[], word: string) => (matches.length ? matches : [word]);

/** The readings by which exactly this name is found, in any spacing. */
export function exactReadings(vocabulary: NameVocabulary, words: readonly string[]): NameReading[] {
  const divisions = divide(vocabulary, words).map((parts) => (parts.length ? parts : [...words]));
  const unique = new Map(divisions.map((parts) => [parts.join(" "), parts]));
  return [...unique.values()].map((parts) =>
    parts.map((word) => {
      const exact = orItself(exactMatches(vocabulary, word), word);
      return { matches: exact, exact, literal: orItself(sameSpelling(vocabulary, word), word) };
    }),
  );
}

/** The reading by which similar names are found: by beginnings and looser spellings, and with one wrong letter if asked. */
export function similarReading(
  vocabulary: NameVocabulary,
  words: readonly string[],
  { forgivesOneEdit }: { forgivesOneEdit: boolean },
): NameReading {
  const significant = significantWords(words);
  return significant.map((word) => {
    const exact = exactMatches(vocabulary, word);
    const similar = similarMatches(vocabulary, word, significant.length === 1);
    const near = forgivesOneEdit ? oneEditMatches(vocabulary, word) : [];
    const matches = orItself([...new Set([...exact, ...similar, ...near])], word);
    return { matches, exact: orItself(exact, word), literal: orItself(sameSpelling(vocabulary, word), word) };
  });
}
