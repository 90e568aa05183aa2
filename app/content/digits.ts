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

/** Alone in an Arabic sentence: no part of a day, a time, a code or a telephone number, not beside Latin words, no example. */
const LONE_NUMBER =
  /(?<=^|[\s(«\p{Script=Arabic}])(?<![A-Za-z][\s\u00a0])(?<!(?:^|\s)مثل[^.؛]*)(?!0\d)(?:\d{1,3}(?:,\d{3})+|\d{1,4})(?:\.\d+)?%?(?=$|[\s)»،؛؟!]|[.:](?:\s|$))(?![\s\u00a0][A-Za-z])/gu;

/** A sentence with the numbers that it states in the association's digits; what names something stays as it is. */
export const withLoneNumbers = (sentence: string, digits: Digits): string =>
  digits === "latin" ? sentence : sentence.replace(LONE_NUMBER, (number) => withDigits(number, digits));

let currentDigits: Digits = "latin";

export const shownDigits = (): Digits => currentDigits;

/** With which the association's Arabic is written from now on. */
export function showDigits(digits: Digits): void {
  currentDigits = digits;
}

/**
 * A date, a count, an amount, an age, a share or a time as readers of a language see it: what the association chose for
 * Arabic, never for English. Not for what is a name or a code (numbers of members and papers, telephones, addresses), nor
 * for what programs read.
 */
export const inDigits = (text: string, language: "ar" | "en"): string =>
  language === "ar" ? withDigits(text, currentDigits) : text;
