import { normalise } from "~/i18n";

const UNHEARD = /['’‘ʼ`´]/g;
const BETWEEN = /[\s\-–—_.,،;؛/()"]+/;

/** Returns the words of a name, normalised and split exactly as `register_words` does in the database. */
export const wordsOfName = (name: string): string[] =>
  normalise(name.replace(UNHEARD, "")).split(BETWEEN).filter(Boolean);

const setOf = (words: string) => new Set(words.split(" "));

const TITLES = setOf(
  "dr drs doctor prof professor mr mrs ms دكتور دكتوره الدكتور الدكتوره طبيب طبيبه الطبيب الطبيبه استاذ الاستاذ بروفيسور السيد السيده",
);
/** One-letter titles, which are initials anywhere but at the beginning. */
const LEADING_TITLES = setOf("د ا");
/** Parts of a name that are often left out. */
const ARTICLES = setOf("al el ul as ash ad an ar at az ال bin ibn ben بن ابن bint بنت");
const LATIN_COMPOUND_PARTS = setOf(
  "abd abed abdel abdul abdal abu abo abou eddin aldin eldin uddin din deen",
);
const ARABIC_COMPOUND_PARTS = setOf("عبد ابو ابي الدين");

export const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

/** True for a word that never begins a compound: Al Masri is not Almasri joined, but Masri. */
export const isArticle = (word: string): boolean => ARTICLES.has(word);

/** True for a word that the exact search leaves out unless the name has no other: an article, or a part of a Latin compound. */
export const isOptionalWord = (word: string): boolean => ARTICLES.has(word) || LATIN_COMPOUND_PARTS.has(word);

const WILDCARDS = /[*?%]/g;
const MAX_WORDS = 8;

/** `initials` keep their position among the typed words: `after` is how many words come before. */
export type TypedName = { words: string[]; initials: Initial[] };
export type Initial = { letter: string; after: number };

/** Parses what was typed: without titles and wildcards; a single letter beside a longer word is an initial. */
export function parseTypedName(typed: string): TypedName {
  const all = wordsOfName(typed.replace(WILDCARDS, " ")).slice(0, MAX_WORDS);
  const withoutTitles = all.filter((word) => !TITLES.has(word));
  const untitled = withoutTitles.length ? withoutTitles : all;
  const named = untitled.length > 1 && LEADING_TITLES.has(untitled[0]!) ? untitled.slice(1) : untitled;
  const words = named.filter((word) => word.length > 1);
  if (!words.length) return { words: named, initials: [] };
  const initials = named.flatMap((letter, index) =>
    letter.length > 1
      ? []
      : { letter, after: named.slice(0, index).filter((word) => word.length > 1).length },
  );
  return { words, initials };
}

/**
 * Returns the words without articles and parts of compounds, for the forgiving search; all words if nothing else is
 * left.
 */
export function significantWords(words: readonly string[]): string[] {
  const significant = words.filter((word) => !isOptionalWord(word) && !ARABIC_COMPOUND_PARTS.has(word));
  return significant.length ? significant : [...words];
}

const PREFIX =
  /^(?:abe?d[aeiou][lrnsz](?=[a-z]{2})|abe?d(?=[^aeiou]{1}[a-z]{2})|ab(?:ou|u|o)(?=[a-z]{3})|[ae]l(?=[a-z]{3}))/;
const SUFFIX = /(?<=[a-z]{3})[aeiou]?[ld]?d(?:i|ee)n$/;
const ARABIC_PREFIX = /^(?:عبد(?=ال|.{4})|ابو(?=.{3}))?(?:ال(?=.{2}))?/;

/** Returns a word as it is, and without prefixes that may be joined to it: abdulrahman, rahman. */
export function formsOf(word: string): string[] {
  const bare = word.replace(PREFIX, "").replace(ARABIC_PREFIX, "");
  return [...new Set([word, bare, word.replace(SUFFIX, ""), bare.replace(SUFFIX, "")])];
}

/**
 * Splits a compound that was typed as one word in Latin letters into its Arabic parts; null if it is none: abdulrahman,
 * nooraldin.
 */
export function latinCompoundParts(word: string): [string, string] | null {
  const prefix = PREFIX.exec(word)?.[0];
  if (prefix?.startsWith("ab")) return [/^abe?d/.test(prefix) ? "عبد" : "ابو", word.slice(prefix.length)];
  const stem = word.replace(SUFFIX, "");
  return stem === word ? null : [stem, "الدين"];
}

/** Latin letters that Unicode does not decompose into a base letter and a diacritic. */
const PLAIN_LETTERS: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};
const MARKS = /\p{Mn}/gu;
const DEFINITE_ARTICLE = /^(?:ال(?=.{2})|[ae]l(?=[a-z]{3}))/;

/**
 * Returns the same key for two spellings of one name: without accents and the article. Müller and Muller, المصري and
 * مصري.
 */
export const spellingKey = (word: string): string =>
  word
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(/[łøđıßæœþ]/g, (letter) => PLAIN_LETTERS[letter]!)
    .replace(DEFINITE_ARTICLE, "");
