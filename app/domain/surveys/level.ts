/** The three levels of an answer: unsatisfied, satisfied, very satisfied (specification 1, §3). */
export const levels = [1, 2, 3] as const;

export type Level = (typeof levels)[number];

/** The best average that a question can have. */
export const HIGHEST_LEVEL = 3;
