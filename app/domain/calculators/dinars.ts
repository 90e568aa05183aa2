import { formatNumber, type Language, latinDigits } from "~/i18n";

const MAX_DINARS = 1_000_000;
const AMOUNT = /^(\d{1,7})(?:\.(\d{1,3}))?$/;

/** Reads an amount such as 1,250.5 or ١٢٥٠٫٥ and returns fils; null if it is not an amount up to a million dinars. */
export function readDinars(written: string): number | null {
  const plain = latinDigits(written)
    .replace(/٫/g, ".")
    .replace(/[\s,٬،]/g, "");
  const [, dinars, rest = ""] = AMOUNT.exec(plain) ?? [];
  if (dinars === undefined || Number(dinars) > MAX_DINARS) return null;
  return Number(dinars) * 1000 + Number(rest.padEnd(3, "0"));
}

export const writeDinars = (fils: number, language: Language) => formatNumber(fils / 1000, language);
