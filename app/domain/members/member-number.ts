import type { Check } from "~/fields/checks";
import { checked } from "~/fields/field-schemas";
import { readSpreadsheetNumber } from "~/fields/spreadsheet-number";
import { latinDigits } from "~/i18n";
import { cellSaid } from "~/platform/csv";

type TypedNumber = { memberNumber: number } | { problem: "empty" | "not-numeric" | "nobodys" };

const UNSEEN = /[\s\p{Cf}]/gu;
const MAX_DIGITS = 9;

/** Digits of any system, without spaces and copied direction marks. More than nine are a number that nobody has. */
export function parseMemberNumber(typed: string): TypedNumber {
  const digits = latinDigits(typed).replace(UNSEEN, "");
  if (!digits) return { problem: "empty" };
  if (!/^\d+$/.test(digits)) return { problem: "not-numeric" };
  const significant = digits.replace(/^0+/, "");
  if (!significant || significant.length > MAX_DIGITS) return { problem: "nobodys" };
  return { memberNumber: Number(significant) };
}

/** Reads the number in a cell of a file, as a spreadsheet may have written it; `digits-lost` if it kept only the first digits. */
export function parseMemberNumberCell(cell: string): TypedNumber | { problem: "digits-lost" } {
  const text = cellSaid(cell);
  const number = readSpreadsheetNumber(text);
  if (number && "problem" in number) return number;
  return parseMemberNumber(number?.digits ?? text);
}

/** The rules of a member number that is typed, with the codes of none and of one that is no number. */
export const memberNumberChecks = (empty: string, notNumeric: string): Check[] => [
  ["dense"],
  ["needed", empty],
  ["match", "^\\d+$", notNumeric],
];

/** The number that was typed, or null for one that nobody has. */
export function memberNumberIn(typed: string): number | null {
  const read = parseMemberNumber(typed);
  return "memberNumber" in read ? read.memberNumber : null;
}

export const memberNumber = (empty: string, notNumeric: string) =>
  checked(memberNumberChecks(empty, notNumeric), empty).transform(memberNumberIn);
