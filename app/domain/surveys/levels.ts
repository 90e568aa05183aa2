/** The three levels of an answer: unsatisfied, satisfied, very satisfied (specification 1, §3). */
export const levels = [1, 2, 3] as const;

export type Level = (typeof levels)[number];

export const HIGHEST_LEVEL = 3;

/** Per cent of `total` that `count` is, to one decimal as it is shown; 0.0 of nothing. */
export const shareOf = (count: number, total: number): string =>
  (total > 0 ? (count / total) * 100 : 0).toFixed(1);

export const addUp = (counts: ReadonlyArray<readonly number[]>): number[] =>
  [0, 1, 2].map((level) => counts.reduce((sum, of) => sum + (of[level] ?? 0), 0));
