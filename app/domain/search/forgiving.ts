import { normalise } from "~/i18n";

const SHORTEST_FORGIVEN = 4;
const ARTICLES = /^(?:وال|بال|كال|فال|ال|لل)(?=.{3})/;

/** Returns true if the words differ by one inserted, deleted or replaced letter, or by two swapped neighbours. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

/** By normalised word: how often it occurs, and its spelling; the most frequent first. */
export type Vocabulary = Map<string, { count: number; spelled: string }>;

/** Collects every word of these texts, Arabic ones also without their article. */
export function vocabularyOf(texts: Iterable<string>): Vocabulary {
  const vocabulary: Vocabulary = new Map();
  const add = (spelled: string) => {
    const word = normalise(spelled);
    const { count } = vocabulary.get(word) ?? { count: 0 };
    vocabulary.set(word, { count: count + 1, spelled });
  };
  for (const text of texts)
    for (const word of text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      add(word);
      const bare = word.replace(ARTICLES, "");
      if (bare !== word) add(bare);
    }
  return new Map([...vocabulary].sort(([, one], [, other]) => other.count - one.count));
}

/** Returns the most frequent word that this one may have meant, as a whole or as its beginning. */
function meantBy(typed: string, byFrequency: readonly string[]): string | null {
  const match = byFrequency.find((word) => isOneEditApart(typed, word));
  if (match) return match;
  for (const length of [typed.length, typed.length + 1, typed.length - 1]) {
    const begun = byFrequency.find(
      (word) => word.length > length && isOneEditApart(typed, word.slice(0, length)),
    );
    if (begun) return begun.slice(0, length);
  }
  return null;
}

/**
 * Corrects typed words that occur nowhere, allowing one wrong letter in each word of four letters or more. Null if no
 * word is wrong, or one resembles no known word. Words are those of `wordsOf`.
 */
export function forgiven(typed: readonly string[], vocabulary: Vocabulary): string[] | null {
  const known = [...vocabulary.keys()];
  const meant = typed.map((word) => {
    if (known.some((each) => each.includes(word))) return word;
    return word.length < SHORTEST_FORGIVEN ? null : meantBy(word, known);
  });
  const isWhole = meant.every((word) => word !== null);
  return isWhole && meant.some((word, index) => word !== typed[index]) ? meant : null;
}
