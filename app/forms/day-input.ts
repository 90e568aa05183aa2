const PICKED = /^\d{4}-\d{2}-\d{2}$/;

/**
 * How a day is asked for: with the browser's picker, which shows nothing that is not YYYY-MM-DD; where something else
 * was typed, as text, so that it stays as it was typed.
 */
export const dayInput = (typed: string) =>
  !typed || PICKED.test(typed) ? ({ type: "date" } as const) : ({ type: "text", dir: "ltr" } as const);
