/** Unsatisfied, satisfied, very satisfied (specification 1, §3). */
export const levels = [1, 2, 3] as const;

export type Level = (typeof levels)[number];

export const HIGHEST_LEVEL = 3;
const LOW_BELOW = 1.5;
const MIDDLE_BELOW = 2.5;

/** Returns per cent with one decimal; 0.0 if the total is 0. */
export const shareOf = (count: number, total: number): string =>
  (total > 0 ? (count / total) * 100 : 0).toFixed(1);

export const addUp = (counts: ReadonlyArray<readonly number[]>): number[] =>
  [0, 1, 2].map((level) => counts.reduce((sum, of) => sum + (of[level] ?? 0), 0));

type Standing = "low" | "middle" | "high";

/** Returns red below 1.5, yellow below 2.5, otherwise green (specification 1, §2). */
export function standingOf(average: number): Standing {
  if (average < LOW_BELOW) return "low";
  return average < MIDDLE_BELOW ? "middle" : "high";
}
