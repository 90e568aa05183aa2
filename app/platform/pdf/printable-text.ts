import { withPlainLetters } from "~/platform/presentation-forms";

const VOWEL_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;
const INVISIBLE = /(?![\u2066-\u2069])[\p{Cc}\p{Cf}]/gu;
/** Not the digits of a code such as 767-5TM-WYMR, which would be torn in two. */
const JOINED_NUMBERS = /(?<![A-Za-z\d]-?)\d+(?:[./:\u2013-]\d+)+(?!-?[A-Za-z\d])/g;

export const isolated = (text: string) => `\u2066${text}\u2069`;

/** One line, without vowel marks; isolates stay, and dates, times and numbers with signs between get their own. */
export const printable = (text: string) =>
  withPlainLetters(text.normalize("NFC"))
    .replace(VOWEL_MARKS, "")
    .replace(/[^\S\u00a0\ufeff]+/g, " ")
    .replace(INVISIBLE, "")
    .replace(JOINED_NUMBERS, isolated)
    .trim();

const ISOLATES = /[\u2066-\u2069]/g;

/** Without isolates: whoever sets it gives it its own. */
export const bare = (value: string) => printable(value).replace(ISOLATES, "");
