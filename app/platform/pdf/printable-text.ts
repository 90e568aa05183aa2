import { withPlainLetters } from "~/platform/presentation-forms";

const VOWEL_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;
const INVISIBLE = /(?![\u2066-\u2069])[\p{Cc}\p{Cf}]/gu;
/** Matches dates, times and numbers with signs, but not the digits of a code such as 767-5TM-WYMR. */
const JOINED_NUMBERS = /(?<![A-Za-z\d]-?)\d+(?:[./:\u2013-]\d+)+(?!-?[A-Za-z\d])/g;

export const isolated = (text: string) => `\u2066${text}\u2069`;

/** Returns one line without vowel marks; isolates stay, and dates, times and numbers with signs get their own. */
export const printable = (text: string) =>
  withPlainLetters(text.normalize("NFC"))
    .replace(VOWEL_MARKS, "")
    .replace(/[^\S\u00a0\ufeff]+/g, " ")
    .replace(INVISIBLE, "")
    .replace(JOINED_NUMBERS, isolated)
    .trim();

const ISOLATES = /[\u2066-\u2069]/g;

/** Removes isolates, for a value that its caller isolates. */
export const bare = (value: string) => printable(value).replace(ISOLATES, "");
