import type { Words } from "~/content/words";
import { isLatin, wordsOfName } from "~/domain/person-names/name-words";
import { arabicSpellings } from "./name-spelling";

export type NamePart = { text: string; found: boolean };

const BETWEEN = /(\s+)/;

/** Returns true if a written word is one of the intended ones, or spells one of them in Latin letters. */
function isMeant(written: string, meant: readonly string[]): boolean {
  return wordsOfName(written).some((word) => {
    if (meant.includes(word)) return true;
    const spelling = isLatin(word) ? arabicSpellings(word) : null;
    return spelling !== null && meant.some((each) => spelling.test(each));
  });
}

/** Splits a name into parts and marks those that matched. */
export const markedName = (name: string, found: readonly string[]): NamePart[] =>
  name
    .split(BETWEEN)
    .filter(Boolean)
    .map((text) => ({ text, found: isMeant(text, found) }));

const MOST = 3;

/** Returns how else the typed word is spelled in the names shown, most frequent first. */
export function otherSpellings(
  typed: string,
  meant: readonly string[],
  doctors: ReadonlyArray<{ name: Words }>,
): string[] {
  const written = new Set(wordsOfName(typed));
  const times = new Map<string, number>();
  for (const { name } of doctors)
    for (const spelled of `${name.ar} ${name.en}`.split(BETWEEN)) {
      const words = wordsOfName(spelled);
      if (words.some((word) => written.has(word)) || !isMeant(spelled, meant)) continue;
      times.set(spelled, (times.get(spelled) ?? 0) + 1);
    }
  const byFrequency = [...times].sort(([, one], [, other]) => other - one);
  return byFrequency.slice(0, MOST).map(([spelled]) => spelled);
}
