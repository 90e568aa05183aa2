const PICKED = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the attributes of a day field: the browser's picker, or a text field if something other than YYYY-MM-DD was
 * typed, which a picker would not show.
 */
export const dayInput = (typed: string) =>
  !typed || PICKED.test(typed) ? ({ type: "date" } as const) : ({ type: "text", dir: "ltr" } as const);
