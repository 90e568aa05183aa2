import { CROCKFORD_ALPHABET, parseCharacters, randomCharacters } from "~/domain/codes/crockford";

const DRAWN = 9;
const GROUPS = /^(.{3})(.{3})(.{4})$/;
const BETWEEN = /[\s\p{Cf}\p{Pd}\u2212]/gu;
const LONGEST_TYPED = 100;
const FIELD = 32;
const REDUCED_BY = 0b100101;

const twice = (value: number) => (value * 2 < FIELD ? value * 2 : (value * 2) ^ REDUCED_BY);
const sumOf = (signs: string) =>
  [...signs].reduce((sum, sign) => twice(sum ^ CROCKFORD_ALPHABET.indexOf(sign)), 0);
const grouped = (signs: string) => signs.replace(GROUPS, "$1-$2-$3");

/**
 * Draws a temporary number such as K7M-4QX-9R2T: nine random characters (45 bits), so that it does not reveal its
 * order, and a check character in the field of 32 elements, which detects one wrong or two swapped characters. `pick`
 * draws an integer from 0 up to, not including, its argument.
 */
export function makeTemporaryNumber(pick: (below: number) => number): string {
  const drawn = randomCharacters(DRAWN, pick);
  return grouped(drawn + CROCKFORD_ALPHABET[sumOf(drawn)]);
}

/** Reads a temporary number in any case, spacing and digits; null if it is not one. */
export function readTemporaryNumber(typed: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const signs = parseCharacters(typed, DRAWN + 1, BETWEEN);
  return signs && signs[DRAWN] === CROCKFORD_ALPHABET[sumOf(signs.slice(0, DRAWN))] ? grouped(signs) : null;
}
