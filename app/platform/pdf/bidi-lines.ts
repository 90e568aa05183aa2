import bidiFactory from "bidi-js";
import { type Language, passages } from "./passages";

const bidi = bidiFactory();
const ISOLATES = /[\u2066-\u2069]/g;

export type Direction = "ltr" | "rtl";

/** A piece of text in one language, without isolates. */
export type Passage = { language: Language; text: string };

/** An embedding level for each UTF-16 unit, odd ones from right to left; and the passage that it belongs to. */
export type OrderedText = { text: string; base: 0 | 1; levels: Uint8Array; passages: Passage[] };

/** `at` is the offset in the paragraph. */
export type Run = { text: string; rtl: boolean; at: number; passage: Passage };

/** Returns the direction of the first letter, or else that of the text around. */
export function ownDirection(text: string, around: Direction): Direction {
  const [first] = /[\p{sc=Latin}\p{sc=Arabic}]/u.exec(text) ?? [];
  if (!first) return around;
  return /\p{sc=Arabic}/u.test(first) ? "rtl" : "ltr";
}

/** Resolves the levels of a whole paragraph (Unicode TR9) before it is broken into lines. */
export function ordered(text: string, direction: Direction): OrderedText {
  const base = direction === "rtl" ? 1 : 0;
  const spoken = passages(text, direction === "rtl" ? "ar" : "en").flatMap((stretch) => {
    const { language, start, end } = stretch;
    const passage = { language, text: text.slice(start, end).replace(ISOLATES, "") };
    return Array.from({ length: end - start }, () => passage);
  });
  return { text, base, levels: bidi.getEmbeddingLevels(text, direction).levels, passages: spoken };
}

type LevelRun = { start: number; end: number; level: number; passage: Passage };

function levelRuns(paragraph: OrderedText, start: number, end: number): LevelRun[] {
  const { text, base, levels, passages } = paragraph;
  const runs: LevelRun[] = [];
  const inkEnd = start + text.slice(start, end).trimEnd().length;
  for (let index = start; index < end; index++) {
    const level = index < inkEnd ? levels[index]! : base;
    const last = runs.at(-1);
    const passage = passages[index]!;
    if (last?.level === level && last.passage === passage) last.end = index + 1;
    else runs.push({ start: index, end: index + 1, level, passage });
  }
  return runs;
}

function reversed<T>(list: T[], chosen: (each: T) => boolean): T[] {
  const result: T[] = [];
  let group: T[] = [];
  for (const each of list) {
    if (chosen(each)) group.unshift(each);
    else {
      result.push(...group, each);
      group = [];
    }
  }
  return [...result, ...group];
}

/** Joins consecutive left-to-right runs, even across isolates. */
function joined(runs: Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    const goesOn = last && !last.rtl && !run.rtl && last.passage === run.passage && last.at < run.at;
    if (goesOn) all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}

/** Returns the runs of a line from left to right, as they are drawn. */
export function visualRuns(paragraph: OrderedText, start = 0, end = paragraph.text.length): Run[] {
  let runs = levelRuns(paragraph, start, end);
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level--) runs = reversed(runs, (run) => run.level >= level);
  const visualRuns = runs.map(({ start: at, end: until, level, passage }) => ({
    text: paragraph.text.slice(at, until).replace(ISOLATES, ""),
    rtl: level % 2 === 1,
    at,
    passage,
  }));
  return joined(visualRuns.filter((run) => run.text !== ""));
}
