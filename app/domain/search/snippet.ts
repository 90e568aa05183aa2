import type { Words } from "~/content/words";
import { type Language, normalise, otherLanguage } from "~/i18n";
import { excerpt } from "~/platform/excerpt";

type Range = { start: number; end: number };

const LETTER_WITH_MARKS = /[\s\S]\p{M}*/gu;

/** `places` maps each character of `key` to its place in the text. */
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

/** Finds words as `wordsOf` returns them, in order and without overlaps. */
export function occurrences(text: string, words: readonly string[]): Range[] {
  const { key, places } = folded(text);
  const all = words.flatMap((word) => {
    const found: Range[] = [];
    for (let index = key.indexOf(word); index >= 0; index = key.indexOf(word, index + word.length)) {
      found.push({ start: places[index]!.start, end: places[index + word.length - 1]!.end });
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

export type SnippetPart = { text: string; found: boolean };

const LENGTH = 160;
const BEFORE = 40;
const MAX_STARTS = 60;
const UNFINISHED = /[\s·,،;؛]+$/;
const ISOLATES = /[\u2066-\u2069]/g;

const within = ({ start, end }: Range, window: Range) => start >= window.start && end <= window.end;

function windowAt(text: string, place: number): Range {
  const preferredStart = Math.max(0, Math.min(place - BEFORE, text.length - LENGTH));
  const start = preferredStart === 0 ? 0 : text.lastIndexOf(" ", preferredStart) + 1;
  const space = text.indexOf(" ", start + LENGTH);
  return { start, end: space < 0 ? text.length : space };
}

/** Returns the passage with most of the words, split at each; or the beginning of a text without them. */
export function snippet(text: string, words: readonly string[]): SnippetPart[] {
  const flat = text.replace(ISOLATES, "").replace(/\s+/g, " ").trim();
  const ranges = occurrences(flat, words);
  if (!flat) return [];
  if (!ranges.length) return [{ text: excerpt(flat, LENGTH), found: false }];
  const windows = ranges.slice(0, MAX_STARTS).map(({ start }) => windowAt(flat, start));
  const different = (window: Range) =>
    new Set(ranges.filter((range) => within(range, window)).map(({ start, end }) => flat.slice(start, end)))
      .size;
  const best = windows.reduce((kept, window) => (different(window) > different(kept) ? window : kept));
  const parts: SnippetPart[] = [];
  const add = (part: string, found: boolean) => part && parts.push({ text: part, found });
  let offset = best.start;
  add(best.start > 0 ? "… " : "", false);
  for (const { start, end } of ranges.filter((range) => within(range, best))) {
    add(flat.slice(offset, start), false);
    add(flat.slice(start, end), true);
    offset = end;
  }
  const rest = flat.slice(offset, best.end);
  add(best.end < flat.length ? `${rest.replace(UNFINISHED, "")} …` : rest, false);
  return parts;
}

/** Prefers the reader's language unless only the other one contains the words. */
export function snippetIn(text: Partial<Words>, words: readonly string[], language: Language) {
  const order = [language, otherLanguage(language)];
  const has = (each: Language) => occurrences(text[each] ?? "", words).length > 0;
  const lang = order.find(has) ?? order.find((each) => text[each]) ?? language;
  return { lang, parts: snippet(text[lang] ?? "", words) };
}
