/** A text of the association in both of its languages. */
export type Words = { en: string; ar: string };

export const words = (en: string, ar: string): Words => ({ en, ar });

const ISOLATE_START = "\u2066";
const ISOLATE_END = "\u2069";

/** Keeps a time, a range, a number with signs or an address in left-to-right order within Arabic. */
export const ltr = (text: string | number) => `${ISOLATE_START}${text}${ISOLATE_END}`;

/** Something with all its texts (`en`, `ar`) filled in. */
export function withTexts<Content>(
  content: Content,
  fill: (text: string, language: keyof Words) => string,
): Content {
  const each = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(each);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        typeof inner === "string" && (name === "en" || name === "ar") ? fill(inner, name) : each(inner),
      ]),
    );
  };
  return each(content) as Content;
}
