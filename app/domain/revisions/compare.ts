import { diffArrays } from "diff";
import type { Fields } from "~/content/edition";

export type Part = { text: string; change: "same" | "added" | "removed" };
export type Compared = { name: string; parts: Part[] };

const written = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(written).join("\n");
  if (value && typeof value === "object" && "photoName" in value) return String(value.photoName);
  if (value && typeof value === "object" && "fileName" in value) return String(value.fileName);
  return "";
};

/** Splits a text of any script into words and the space between them. */
const wordsOf = (text: string) => (text ? text.split(/(\s+)/) : []);

/** Compares two texts word by word. */
export const compareTexts = (before: string, after: string): Part[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }) => ({
    text: value.join(""),
    change: added ? "added" : removed ? "removed" : "same",
  }));

/** Returns the fields in which two versions differ, in the order of `names`. */
export function compareVersions(names: readonly string[], before: Fields, after: Fields): Compared[] {
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ name, parts: compareTexts(written(before[name]), written(after[name])) }));
}
