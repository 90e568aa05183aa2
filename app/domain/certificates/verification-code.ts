import { readSigns, SIGNS } from "~/domain/codes/crockford";

const UNSEEN = /[\s\p{Cf}\p{Pd}\u2212]/gu;
const LENGTH = 16;
const LONGEST_TYPED = 100;

/** 80 random bits: nobody finds a certificate by trying. */
export const CODE_BYTES = 10;

const grouped = (signs: string) => signs.match(/.{4}/g)!.join("-");

/** A code of 16 signs in four groups, from ten random bytes. */
export function codeFrom(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return grouped(
    bits
      .match(/.{5}/g)!
      .map((five) => SIGNS[Number.parseInt(five, 2)])
      .join(""),
  );
}

/**
 * The code in what a person typed, in its four groups: either case, with or without groups, digits of any system, O
 * for 0, I and L for 1. Null where it is none.
 */
export function readCode(typed: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const signs = readSigns(typed.normalize("NFKC"), LENGTH, UNSEEN);
  return signs && grouped(signs);
}
