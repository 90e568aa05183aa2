import { z } from "zod";
import { CROCKFORD_ALPHABET, parseCharacters } from "~/domain/codes/crockford";
import { readSerial } from "./serial";

const UNSEEN = /[\s\p{Cf}\p{Pd}\u2212]/gu;
const LENGTH = 16;
const LONGEST_TYPED = 100;

/** 80 random bits, so that certificates cannot be found by trying. */
export const CODE_BYTES = 10;

const grouped = (signs: string) => signs.match(/.{4}/g)!.join("-");

export function codeFrom(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return grouped(
    bits
      .match(/.{5}/g)!
      .map((five) => CROCKFORD_ALPHABET[Number.parseInt(five, 2)])
      .join(""),
  );
}

/** Some mail programs encode the mark before the signed facts as part of the address. */
const SIGNED_FACTS = /(?:#|%23).*$/is;

/**
 * Reads a code in either case, grouped or not, with digits of any system, O for 0, I and L for 1. The signed facts
 * after it, and punctuation copied with it, are ignored.
 */
export function readCode(typed: string): string | null {
  const code = typed.replace(SIGNED_FACTS, "");
  if (code.length > LONGEST_TYPED) return null;
  const signs = parseCharacters(code.normalize("NFKC"), LENGTH, UNSEEN);
  return signs && grouped(signs);
}

const problemOf = (typed: string) => {
  const read = readSerial(typed);
  return "serial" in read || read.problem === "mistyped" ? "is-a-serial" : "not-a-code";
};

export const codeInput = z.object({
  code: z
    .string({
      error: (issue) => (issue.input === undefined ? "certificates:verify.enter-code" : "sent-twice"),
    })
    .transform((typed, context) => {
      const code = readCode(typed);
      if (code) return code;
      const message = typed.trim()
        ? `certificates:verify.${problemOf(typed)}`
        : "certificates:verify.enter-code";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
});
