const EASTERN = /[\u0660-\u0669\u06F0-\u06F9]/g;

export const latinDigits = (text: string) =>
  text.replace(EASTERN, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Tatweel, tashkeel, Quranic signs, joiners and direction marks. */
const UNHEARD =
  /[\u0640\u064B-\u065F\u0670\u0610-\u061A\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g;

const ONE_LETTER: Record<string, string> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ؤ: "و",
  ئ: "ي",
  ک: "ك",
  ی: "ي",
};
const VARIANTS = /* @__PURE__ */ new RegExp(`[${Object.keys(ONE_LETTER).join("")}]`, "g");

/** As `ar_norm` of drizzle/0000_search.sql does it in the database. */
export function normalise(text: string): string {
  const heard = text.normalize("NFKC").replace(UNHEARD, "").replace(/\s+/g, " ");
  return latinDigits(heard.replace(VARIANTS, (letter) => ONE_LETTER[letter]!)).toLowerCase();
}
