import { latinDigits } from "~/i18n";

// A prime number of characters that are not confused when read or spoken.
const SIGNS = "23456789ACDEFGHJKMNPQRSTVWXYZ";
const DRAWN = 7;
const GROUP = 4;
const BETWEEN = /[\s\p{Cf}\p{Pd}]/gu;

const checkSign = (drawn: string) =>
  SIGNS[[...drawn].reduce((sum, sign, index) => sum + (index + 1) * SIGNS.indexOf(sign), 0) % SIGNS.length]!;
const grouped = (signs: string) => `${signs.slice(0, GROUP)}-${signs.slice(GROUP)}`;

/** Returns a reference such as K7M4-QX9R, whose check character detects one wrong or two swapped characters. */
export function makeReference(pick: (below: number) => number): string {
  const drawn = Array.from({ length: DRAWN }, () => SIGNS[pick(SIGNS.length)]).join("");
  return grouped(drawn + checkSign(drawn));
}

export function readReference(typed: string): string | null {
  const signs = latinDigits(typed).replace(BETWEEN, "").toUpperCase();
  const drawn = signs.slice(0, DRAWN);
  const known = signs.length === DRAWN + 1 && [...signs].every((sign) => SIGNS.includes(sign));
  return known && signs[DRAWN] === checkSign(drawn) ? grouped(signs) : null;
}
