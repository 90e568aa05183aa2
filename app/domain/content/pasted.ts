/** Markup that a word processor leaves in pasted text: comments and elements of its own. */
const WORD_MARKUP = /<!--[\s\S]*?-->|<\?xml[^<>]*>|<\/?[a-z]+:[a-z]+[^<>]*>/giu;
/** Embeddings and overrides of direction affect text after them and are removed; isolates do not, and stay. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e]|(?![\n\t])\p{Cc}|\p{Surrogate}/gu;
const WORD_BULLET = /^[\uf0b7\uf0a7\uf0d8\u00b7\u25cf\u25aa\u2022][ \t\u00a0]+/gmu;
const SPACES = /[\t\u00a0\u2002-\u200a\u202f\u205f\u3000]+/gu;

const ISOLATES = "\u2066\u2067\u2068";
const END = "\u2069";

/** Removes unpaired isolates, because an open one would reach to the end of the text around it. */
function withPairedIsolates(line: string): string {
  const open: number[] = [];
  const lone: number[] = [];
  for (const [index, letter] of line.split("").entries()) {
    if (ISOLATES.includes(letter)) open.push(index);
    else if (letter === END && open.pop() === undefined) lone.push(index);
  }
  const gone = new Set([...open, ...lone]);
  return gone.size
    ? line
        .split("")
        .filter((_, index) => !gone.has(index))
        .join("")
    : line;
}

/**
 * Converts text pasted from Word or a web page to plain text: bullets stay as text, invisible characters are removed.
 */
export const plainText = (pasted: string): string =>
  pasted
    .replace(WORD_MARKUP, "")
    .normalize("NFC")
    .replace(/\r\n?|[\v\f\u2028\u2029]/gu, "\n")
    .replace(WORD_BULLET, "• ")
    .replace(SPACES, " ")
    .replace(UNSEEN, "")
    .split("\n")
    .map(withPairedIsolates)
    .join("\n");

/** Cleans a pasted text and trims the space around it. */
export const cleanPasted = (typed: string): string => plainText(typed).replace(/ +$/gm, "").trim();
