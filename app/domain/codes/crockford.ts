import { latinDigits } from "~/i18n";

/** No two characters look alike once I and L are read as 1, O as 0. */
export const CROCKFORD_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const LIKE_ONE = /[IL]/g;
const LIKE_ZERO = /O/g;

/** Draws characters of five bits each; `pick` draws an integer from 0 up to, not including, its argument. */
export const randomCharacters = (count: number, pick: (below: number) => number): string =>
  Array.from({ length: count }, () => CROCKFORD_ALPHABET[pick(CROCKFORD_ALPHABET.length)]).join("");

const INVISIBLE = /\p{Cf}/gu;
/** Punctuation that was copied along with a code. */
const AROUND = /^[\s\p{P}]+|[\s\p{P}]+$/gu;

/** Parses characters in any case and any digits, ignoring `between`. */
export function parseCharacters(typed: string, count: number, between: RegExp): string | null {
  const signs = latinDigits(typed)
    .replace(INVISIBLE, "")
    .replace(AROUND, "")
    .replace(between, "")
    .toUpperCase()
    .replace(LIKE_ONE, "1")
    .replace(LIKE_ZERO, "0");
  return signs.length === count && [...signs].every((sign) => CROCKFORD_ALPHABET.includes(sign))
    ? signs
    : null;
}
