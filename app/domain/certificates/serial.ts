import { latinDigits } from "~/i18n";

const MIN_DIGITS = 6;
const UNSEEN = /[\s\p{Cf}\p{Pd}\u2212]/gu;
const WRITTEN = /^(\d{4})(\d{6,9})(\d)$/;

/** Damm's table: if a digit is mistyped, or two neighbours are swapped, the check digit no longer fits. */
const DAMM = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
];

const afterAll = (digits: string) =>
  [...digits].reduce((interim, digit) => Number(DAMM[interim]![Number(digit)]), 0);

/** Returns YYYY-NNNNNN-C, with the check digit C. */
export function serialOf(year: number, number: number): string {
  const [ofYear, ofNumber] = [String(year), String(number).padStart(MIN_DIGITS, "0")];
  return `${ofYear}-${ofNumber}-${afterAll(ofYear + ofNumber)}`;
}

type TypedSerial = { serial: string } | { problem: "not-a-serial" | "mistyped" };

/** Reads digits of any system, with or without hyphens; `mistyped` is true if the check digit does not fit. */
export function readSerial(typed: string): TypedSerial {
  const digits = WRITTEN.exec(latinDigits(typed).replace(UNSEEN, ""));
  if (!digits) return { problem: "not-a-serial" };
  const [all, year, number, check] = digits as unknown as [string, string, string, string];
  return afterAll(all) === 0 ? { serial: `${year}-${number}-${check}` } : { problem: "mistyped" };
}
