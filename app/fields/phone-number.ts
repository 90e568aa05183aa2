import { latinDigits } from "~/i18n";

const BETWEEN = /[\s\p{Cf}\p{Pd}().]/gu;
const JORDAN = /^\+9620?/;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/**
 * Returns a number as dialled in Jordan: +962 and 00962 become the leading 0, other countries keep +. Null unless 7 to
 * 15 digits remain.
 */
export function readPhoneNumber(typed: string): string | null {
  const dense = latinDigits(typed).replace(BETWEEN, "").replace(/^00/, "+");
  if (!/^\+?\d+$/.test(dense)) return null;
  const number = dense.replace(JORDAN, "0");
  const count = number.replace("+", "").length;
  return count >= MIN_DIGITS && count <= MAX_DIGITS ? number : null;
}
