/** A text of the association in both of its languages. */
export type Words = { en: string; ar: string };

export const words = (en: string, ar: string): Words => ({ en, ar });

const ISOLATE_START = "\u2066";
const ISOLATE_END = "\u2069";

/** Keeps a time, a range, a number with signs or an address in left-to-right order within Arabic. */
export const ltr = (text: string | number) => `${ISOLATE_START}${text}${ISOLATE_END}`;
