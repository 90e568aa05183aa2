import { latinDigits } from "~/i18n";

const BLANK = /[\s\p{Cf}\u0640]/gu;
const DIGITS = /^\d+$/;
const WITH_ZERO_DECIMALS = /^(\d+)[.٫]0+$/;
const SCIENTIFIC = /^(\d)(?:[.٫](\d+))?E\+?(\d{1,2})$/i;
const GROUPED = /^\d{1,3}(?:[,٬،]\d{3})+(?:[.٫]0+)?$/;

/** `null` means that the text is not a number, so that the rule of its column decides. */
export type SpreadsheetNumber = { digits: string } | { problem: "digits-lost" } | null;

/**
 * Reads a whole number as a spreadsheet may have written it: `70001.0`, `7.91111111E+08`, `70,001`. Returns a problem for
 * one of which the spreadsheet kept only the first digits (`7.9E+08`).
 */
export function readSpreadsheetNumber(text: string): SpreadsheetNumber {
  const written = latinDigits(text).replace(BLANK, "");
  if (DIGITS.test(written)) return { digits: written };
  const zeroDecimals = WITH_ZERO_DECIMALS.exec(written);
  if (zeroDecimals) return { digits: zeroDecimals[1]! };
  if (GROUPED.test(written)) return { digits: written.replace(/[.٫]0+$/, "").replace(/\D/g, "") };
  const scientific = SCIENTIFIC.exec(written);
  if (!scientific) return null;
  const [, first, rest = "", exponent] = scientific;
  return rest.length >= Number(exponent) && !rest.slice(Number(exponent)).replace(/0/g, "")
    ? { digits: first! + rest.slice(0, Number(exponent)) }
    : { problem: "digits-lost" };
}
