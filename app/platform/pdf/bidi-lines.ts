import bidiFactory from "bidi-js";

const bidi = bidiFactory();
const ISOLATES = /[\u2066-\u2069]/g;

export type Direction = "ltr" | "rtl";

/** A level for each UTF-16 unit; odd levels run from right to left. */
export type OrderedText = { text: string; base: 0 | 1; levels: Uint8Array };

export type Run = { text: string; rtl: boolean };

/** Of the whole paragraph (Unicode TR9), before it is broken into lines. */
export function ordered(text: string, direction: Direction): OrderedText {
  const base = direction === "rtl" ? 1 : 0;
  return { text, base, levels: bidi.getEmbeddingLevels(text, direction).levels };
}

type LevelRun = { start: number; end: number; level: number };

function levelRuns({ text, base, levels }: OrderedText, start: number, end: number): LevelRun[] {
  const runs: LevelRun[] = [];
  const inkEnd = start + text.slice(start, end).trimEnd().length;
  for (let at = start; at < end; at++) {
    const level = at < inkEnd ? levels[at]! : base;
    const last = runs.at(-1);
    if (last?.level === level) last.end = at + 1;
    else runs.push({ start: at, end: at + 1, level });
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

/** From left to right as paper shows them. */
export function visualRuns(paragraph: OrderedText, start = 0, end = paragraph.text.length): Run[] {
  let runs = levelRuns(paragraph, start, end);
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level--) runs = reversed(runs, (run) => run.level >= level);
  return runs
    .map((run) => ({
      text: paragraph.text.slice(run.start, run.end).replace(ISOLATES, ""),
      rtl: run.level % 2 === 1,
    }))
    .filter((run) => run.text !== "");
}
