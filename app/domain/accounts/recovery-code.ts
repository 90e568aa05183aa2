import { drawSigns, readSigns } from "~/domain/codes/crockford";

const LENGTH = 10;
const GROUP = 5;
const BETWEEN = /[\s\p{Cf}\p{Pd}]/gu;

/** Ten signs (50 bits) drawn by `pick` (0 up to, not including, its argument). */
export const drawCode = (pick: (below: number) => number): string => drawSigns(LENGTH, pick);

/** As it is printed and read out: K7M4Q-X9R2T. */
export const grouped = (code: string) => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;

/** The code in what a person typed, whatever its case, spacing and digits; null when it is none. */
export const readCode = (typed: string): string | null => readSigns(typed, LENGTH, BETWEEN);
