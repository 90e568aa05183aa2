import { normalise } from "~/i18n";

const UNHEARD = /['’‘ʼ`´]/g;
const BETWEEN = /[\s\-–—_.,،;؛/()"]+/;

/** As `register_words` does it in the database. */
export const wordsOfName = (name: string): string[] =>
  normalise(name.replace(UNHEARD, "")).split(BETWEEN).filter(Boolean);

const titles = new Set(
  "dr drs doctor prof professor mr mrs ms د دكتور دكتوره الدكتور الدكتوره طبيب طبيبه الطبيب الطبيبه ا استاذ الاستاذ بروفيسور السيد السيده".split(
    " ",
  ),
);
/** Parts of a name that one person writes as a word, another joins to the next one, and a third leaves out. */
const particles = new Set(
  "al el ul as ash ad an ar at az ال abd abed abdel abdul abdal عبد abu abo abou ابو ابي bin ibn ben بن ابن bint بنت eddin aldin eldin uddin din deen الدين".split(
    " ",
  ),
);

const JOINED =
  /^(?:abe?d[aeiou][lrnsz](?=[a-z]{2})|abe?d(?=[^aeiou]{1}[a-z]{2})|ab(?:ou|u|o)(?=[a-z]{3})|[ae]l(?=[a-z]{3}))/;
const ENDING = /(?<=[a-z]{3})[aeiou]?[ld]?d(?:i|ee)n$/;
const JOINED_ARABIC = /^(?:عبد(?=ال|.{4})|ابو(?=.{3}))?(?:ال(?=.{2}))?/;

/** A word as it is, and without what may be joined to it: abdulrahman, rahman. */
export function formsOf(word: string): string[] {
  const bare = word.replace(JOINED, "").replace(JOINED_ARABIC, "");
  return [...new Set([word, bare, word.replace(ENDING, ""), bare.replace(ENDING, "")])];
}

export const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

const MOST_WORDS = 6;

/** The words of a typed name that are looked for: no titles, and particles only where there is nothing else. */
export function soughtWords(typed: string): string[] {
  const words = [...new Set(wordsOfName(typed))].filter((word) => !titles.has(word));
  const telling = words.filter((word) => !particles.has(word));
  return (telling.length ? telling : words).slice(0, MOST_WORDS);
}
