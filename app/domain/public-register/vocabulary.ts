import { formsOf, isLatin, spellingKey } from "~/domain/person-names/name-words";
import { isOneEditApart } from "~/domain/search/forgiving";
import { arabicSpellings } from "./name-spelling";

type Form = { form: string; word: string };

/** The words of all names in the register; `forms` are sorted, so that those with the same beginning are adjacent. */
export type NameVocabulary = {
  words: readonly string[];
  forms: readonly Form[];
  bySpelling: ReadonlyMap<string, readonly string[]>;
};

const compareForms = (one: Form, other: Form) => (one.form < other.form ? -1 : one.form > other.form ? 1 : 0);

export function nameVocabulary(words: readonly string[]): NameVocabulary {
  const forms = words.flatMap((word) =>
    [...new Set([...formsOf(word), spellingKey(word)])].map((form) => ({ form, word })),
  );
  const bySpelling = new Map<string, string[]>();
  for (const word of words) {
    const key = spellingKey(word);
    const sameSpelling = bySpelling.get(key);
    if (sameSpelling) sameSpelling.push(word);
    else bySpelling.set(key, [word]);
  }
  return { words, forms: forms.sort(compareForms), bySpelling };
}

function firstIndexFrom(forms: readonly Form[], start: string): number {
  let [low, high] = [0, forms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (forms[middle]!.form < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* beginningWith({ forms }: NameVocabulary, start: string) {
  for (let index = firstIndexFrom(forms, start); forms[index]?.form.startsWith(start); index++)
    yield forms[index]!.word;
}

function spelledBy(
  { words }: NameVocabulary,
  latin: readonly string[],
  options = { strict: false },
): string[] {
  const spellings = latin
    .filter(isLatin)
    .map((word) => arabicSpellings(word, options))
    .filter((spelling) => spelling !== null);
  return spellings.length ? words.filter((word) => spellings.some((spelling) => spelling.test(word))) : [];
}

/** Returns the words that differ from the typed one only by accents or the article. */
export const sameSpelling = ({ bySpelling }: NameVocabulary, typed: string): readonly string[] =>
  bySpelling.get(spellingKey(typed)) ?? [];

/**
 * Returns the words that mean the typed name: spelled the same, or its Arabic spelling. Empty if the register has none.
 */
export const exactMatches = (vocabulary: NameVocabulary, typed: string): string[] => [
  ...new Set([...sameSpelling(vocabulary, typed), ...spelledBy(vocabulary, [typed], { strict: true })]),
];

/** Two letters begin thousands of names, so that beside another word they only match a complete name. */
const MIN_PREFIX = { alone: 2, besideAnother: 3 };

/** Returns the words that a typed one may mean: those that begin with it, and the Arabic ones that it may spell. */
export function similarMatches(vocabulary: NameVocabulary, typed: string, isAlone = true): string[] {
  const minPrefix = isAlone ? MIN_PREFIX.alone : MIN_PREFIX.besideAnother;
  const forms = [...new Set([...formsOf(typed), spellingKey(typed)])];
  const begun = forms.flatMap((form) =>
    form.length < minPrefix
      ? vocabulary.words.filter((word) => word === form)
      : [...beginningWith(vocabulary, form)],
  );
  return [...new Set([...begun, ...spelledBy(vocabulary, forms)])];
}

const MIN_FORGIVEN = 4;
const MAX_SPELLED = 5;

/** Returns the words one edit away from the typed one, and the Arabic spellings of the first of them. */
export function oneEditMatches(vocabulary: NameVocabulary, typed: string): string[] {
  const forms = formsOf(typed).filter((form) => form.length >= MIN_FORGIVEN);
  const near = vocabulary.forms.filter(({ form }) => forms.some((each) => isOneEditApart(each, form)));
  const latin = [...new Set(near.map(({ form }) => form))].filter(isLatin).slice(0, MAX_SPELLED);
  return [...new Set([...near.map(({ word }) => word), ...spelledBy(vocabulary, latin)])];
}
