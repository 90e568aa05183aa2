const MOST = 5;

/** Names in a sentence: the first five, and how many more there are. */
export const firstFew = (names: string[]): string =>
  names.slice(0, MOST).join(", ") + (names.length > MOST ? ` and ${names.length - MOST} more` : "");
