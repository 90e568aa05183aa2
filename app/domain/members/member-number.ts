import { latinDigits } from "~/i18n/arabic-text";

type TypedNumber = { memberNumber: number } | { problem: "empty" | "not-numeric" | "nobodys" };

const UNSEEN = /[\s\p{Cf}]/gu;
const MOST_DIGITS = 9;

/** Digits of any system, without spaces and copied direction marks. More than nine are a number that nobody has. */
export function parseMemberNumber(typed: string): TypedNumber {
  const digits = latinDigits(typed).replace(UNSEEN, "");
  if (!digits) return { problem: "empty" };
  if (!/^\d+$/.test(digits)) return { problem: "not-numeric" };
  const significant = digits.replace(/^0+/, "");
  if (!significant || significant.length > MOST_DIGITS) return { problem: "nobodys" };
  return { memberNumber: Number(significant) };
}
