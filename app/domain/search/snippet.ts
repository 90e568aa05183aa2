import { excerpt } from "~/domain/news/excerpt";
import { occurrences, type Range } from "./occurrences";

export type SnippetPart = { text: string; found: boolean };

const LENGTH = 160;
const BEFORE = 40;
const MOST_STARTS = 60;
const UNFINISHED = /[\s·,،;؛]+$/;
const ISOLATES = /[\u2066-\u2069]/g;

const within = ({ start, end }: Range, window: Range) => start >= window.start && end <= window.end;

/** The piece of a text, about 160 characters, that begins shortly before a place, in whole words. */
function windowAt(text: string, place: number): Range {
  const wanted = Math.max(0, Math.min(place - BEFORE, text.length - LENGTH));
  const start = wanted === 0 ? 0 : text.lastIndexOf(" ", wanted) + 1;
  const space = text.indexOf(" ", start + LENGTH);
  return { start, end: space < 0 ? text.length : space };
}

/**
 * The piece of a text that has most of the words (as `wordsOf` gives them), cut where each of them stands; the
 * beginning of a text that has none.
 */
export function snippet(text: string, words: readonly string[]): SnippetPart[] {
  const flat = text.replace(ISOLATES, "").replace(/\s+/g, " ").trim();
  const ranges = occurrences(flat, words);
  if (!flat) return [];
  if (!ranges.length) return [{ text: excerpt(flat, LENGTH), found: false }];
  const windows = ranges.slice(0, MOST_STARTS).map(({ start }) => windowAt(flat, start));
  const different = (window: Range) =>
    new Set(ranges.filter((range) => within(range, window)).map(({ start, end }) => flat.slice(start, end)))
      .size;
  const best = windows.reduce((kept, window) => (different(window) > different(kept) ? window : kept));
  const parts: SnippetPart[] = [];
  const add = (part: string, found: boolean) => part && parts.push({ text: part, found });
  let at = best.start;
  add(best.start > 0 ? "… " : "", false);
  for (const { start, end } of ranges.filter((range) => within(range, best))) {
    add(flat.slice(at, start), false);
    add(flat.slice(start, end), true);
    at = end;
  }
  const rest = flat.slice(at, best.end);
  add(best.end < flat.length ? `${rest.replace(UNFINISHED, "")} …` : rest, false);
  return parts;
}
