import { isOneEditApart } from "~/domain/search/forgiving";
import { arabicSpellings } from "./name-spelling";
import { formsOf, isLatin, soughtWords } from "./name-words";

type Form = { form: string; word: string };

/** The words of all names on the register, ordered so that those with one beginning stand together. */
export type NameVocabulary = { forms: readonly Form[]; words: readonly string[] };

const inOrder = (one: Form, other: Form) => (one.form < other.form ? -1 : one.form > other.form ? 1 : 0);

export function nameVocabulary(words: readonly string[]): NameVocabulary {
  const forms = words.flatMap((word) => formsOf(word).map((form) => ({ form, word })));
  return { words, forms: forms.sort(inOrder) };
}

function placeOf(forms: readonly Form[], start: string): number {
  let [low, high] = [0, forms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (forms[middle]!.form < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* beginningWith({ forms }: NameVocabulary, start: string) {
  for (let at = placeOf(forms, start); forms[at]?.form.startsWith(start); at++) yield forms[at]!.word;
}

/** Two letters begin thousands of names: beside another name they are looked for as a whole one only. */
const LEAST_OF_BEGINNING = { alone: 2, besideAnother: 3 };

function soundingLike({ words }: NameVocabulary, forms: readonly string[]): string[] {
  const spellings = forms
    .filter(isLatin)
    .map(arabicSpellings)
    .filter((spelling) => spelling !== null);
  return spellings.length ? words.filter((word) => spellings.some((spelling) => spelling.test(word))) : [];
}

/** The words of names that a typed one may mean: those that begin with it, and the Arabic ones that it spells. */
export function meant(vocabulary: NameVocabulary, typed: string, least = LEAST_OF_BEGINNING.alone): string[] {
  const forms = formsOf(typed);
  const begun = forms.flatMap((form) =>
    form.length < least
      ? vocabulary.words.filter((word) => word === form)
      : [...beginningWith(vocabulary, form)],
  );
  return [...new Set([...begun, ...soundingLike(vocabulary, forms)])];
}

const LEAST_FORGIVEN = 4;
const MOST_HEARD = 5;

/** Those that lie one letter beside it, and what is spelled like the first of them. */
export function meantButForOneLetter(vocabulary: NameVocabulary, typed: string): string[] {
  const forms = formsOf(typed).filter((form) => form.length >= LEAST_FORGIVEN);
  const near = vocabulary.forms.filter(({ form }) => forms.some((own) => isOneEditApart(own, form)));
  const heard = [...new Set(near.map(({ form }) => form))].filter(isLatin).slice(0, MOST_HEARD);
  return [...new Set([...near.map(({ word }) => word), ...soundingLike(vocabulary, heard)])];
}

/**
 * For each word of a typed name those of which a name that is meant has one. A word of no name stands for itself, so that
 * it is looked for as one that only a hidden doctor has.
 */
export const namesMeant = (vocabulary: NameVocabulary, typed: string, forgiving: boolean): string[][] =>
  soughtWords(typed).map((word, _, { length }) => {
    const near = forgiving ? meantButForOneLetter(vocabulary, word) : [];
    const least = LEAST_OF_BEGINNING[length > 1 ? "besideAnother" : "alone"];
    const all = new Set([...meant(vocabulary, word, least), ...near]);
    return all.size ? [...all] : [word];
  });
