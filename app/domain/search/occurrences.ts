import { normalise } from "~/i18n/normalise";

/** A part of a text by its positions, the end not included. */
export type Range = { start: number; end: number };

const LETTER_WITH_MARKS = /[\s\S]\p{M}*/gu;

/** A text as it is compared, with the place in the text that each of its characters comes from. */
function folded(text: string): { key: string; places: Range[] } {
  let key = "";
  const places: Range[] = [];
  const known = new Map<string, string>();
  for (const { 0: letter, index: start } of text.matchAll(LETTER_WITH_MARKS)) {
    const compared = known.get(letter) ?? normalise(letter);
    known.set(letter, compared);
    for (const character of compared) {
      if (character === " " && key.endsWith(" ")) continue;
      key += character;
      for (let unit = 0; unit < character.length; unit += 1)
        places.push({ start, end: start + letter.length });
    }
  }
  return { key, places };
}

/** Where a text has any of the words (as `wordsOf` gives them), in its order and without overlaps. */
export function occurrences(text: string, words: readonly string[]): Range[] {
  const { key, places } = folded(text);
  const all = words.flatMap((word) => {
    const found: Range[] = [];
    for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + word.length)) {
      found.push({ start: places[at]!.start, end: places[at + word.length - 1]!.end });
    }
    return found;
  });
  const apart: Range[] = [];
  for (const range of all.sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = apart.at(-1);
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end);
    else apart.push({ ...range });
  }
  return apart;
}
