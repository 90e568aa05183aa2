import { randomInt } from "node:crypto";
import { href } from "~/addresses/href";
import { internship } from "~/addresses/internship";
import { parseCharacters, randomCharacters } from "~/domain/codes/crockford";
import { decrypt, encrypt, keyedHash, keyedHashes } from "~/platform/encrypt.server";

/** The path of the page that asks for a resume code. */
export const RESUME = href(internship.resume);

const LENGTH = 10;
const LONGEST_TYPED = 100;
const GROUPS = /^(.{4})(.{4})(.{2})$/;
const BETWEEN = /[\s\p{Cf}\p{Pd}\u2212]/gu;

const grouped = (signs: string) => signs.replace(GROUPS, "$1-$2-$3");

/**
 * Draws a resume code such as K7M4-QX9R-2T: ten characters (50 bits); `pick` draws an integer from 0 up to, not
 * including, its argument.
 */
export const drawResumeCode = (pick: (below: number) => number): string =>
  grouped(randomCharacters(LENGTH, pick));

/** Reads a resume code in any case, spacing and digits; null if it is not one. */
export function readResumeCode(typed: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const signs = parseCharacters(typed.normalize("NFKC"), LENGTH, BETWEEN);
  return signs && grouped(signs);
}

const PURPOSE = "the code that opens an application";

export const newResumeCode = (): string => drawResumeCode(randomInt);

export const resumeHashOf = (code: string): string => keyedHash(PURPOSE, code);

/** Returns the hash under each SESSION_SECRET, for codes created before a rotation. */
export const resumeHashesOf = (code: string): string[] => keyedHashes(PURPOSE, code);

export const sealCode = (code: string): string => encrypt(PURPOSE, code);

/** Decrypts the resume code of an application; null if its SESSION_SECRET is no longer configured. */
export const unsealCode = (sealed: string): string | null => decrypt(PURPOSE, sealed);
