export const digitChoices = ["latin", "arabic"] as const;
export type Digits = (typeof digitChoices)[number];

const ZERO = "٠".codePointAt(0)!;
const arabicDigit = (digit: string) => String.fromCodePoint(ZERO + Number(digit));

/** A number, or a text with numbers only in it, written with 0–9; in Arabic digits with ٬ between thousands, ٫ and ٪. */
export const withDigits = (text: string, digits: Digits): string =>
  digits === "latin"
    ? text
    : text
        .replace(/(?<=\d),(?=\d{3})/g, "٬")
        .replace(/(?<=\d)\.(?=\d)/g, "٫")
        .replace(/(?<=\d)%/g, "٪")
        .replace(/\d/g, arabicDigit);

let shown: Digits = "latin";

/** With which the association's Arabic is written from now on. */
export function showDigits(digits: Digits): void {
  shown = digits;
}

/**
 * A date, a count, an amount, an age, a share or a time as readers of a language see it: what the association chose for
 * Arabic, never for English. Not for what is a name or a code (numbers of members and papers, telephones, addresses), nor
 * for what programs read.
 */
export const inDigits = (text: string, language: "ar" | "en"): string =>
  language === "ar" ? withDigits(text, shown) : text;
