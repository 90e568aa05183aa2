import type { Check } from "~/fields/checks";
import { checked } from "~/fields/field-schemas";
import { readSpreadsheetNumber } from "~/fields/spreadsheet-number";
import { latinDigits } from "~/i18n";
import { cellSaid } from "~/platform/csv";

type TypedNumber = { memberNumber: number } | { problem: "empty" | "not-numeric" | "nobodys" };

const UNSEEN = /[\s\p{Cf}]/gu;
const MAX_DIGITS = 9;

/** Reads digits of any system, without spaces and copied direction marks. More than nine digits belong to nobody. */
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

/** Reads the number in a cell of a file; null if it is none. */
export function memberNumberInCell(cell: string): number | null {
  const read = parseMemberNumberCell(cell);
  return "memberNumber" in read ? read.memberNumber : null;
}

/** Returns the rules for a typed member number, with the error codes for a missing and a non-numeric one. */
export const memberNumberChecks = (empty: string, notNumeric: string): Check[] => [
  ["dense"],
  ["needed", empty],
  ["match", "^\\d+$", notNumeric],
];

/** Reads a member number; null if nobody can have it. */
export function memberNumberIn(typed: string): number | null {
  const read = parseMemberNumber(typed);
  return "memberNumber" in read ? read.memberNumber : null;
}

export const memberNumber = (empty: string, notNumeric: string) =>
  checked(memberNumberChecks(empty, notNumeric), empty).transform(memberNumberIn);
