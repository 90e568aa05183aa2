/** Embeddings and overrides of direction reach beyond what they stand in; isolates do not, and stay. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e]|(?![\n\t])\p{Cc}|\p{Surrogate}/gu;
const WORD_BULLET = /^[\uf0b7\uf0a7\uf0d8\u00b7\u25cf\u25aa\u2022][ \t\u00a0]+/gmu;
const SPACES = /[\t\u00a0\u2002-\u200a\u202f\u205f\u3000]+/gu;

/** What is pasted from Word or a page, as plain text: bullets stay as text, what is not seen goes. */
export const cleanPasted = (typed: string): string =>
  typed
    .normalize("NFC")
    .replace(/\r\n?|[\v\f\u2028\u2029]/gu, "\n")
    .replace(WORD_BULLET, "• ")
    .replace(SPACES, " ")
    .replace(UNSEEN, "")
    .replace(/ +$/gm, "")
    .trim();
