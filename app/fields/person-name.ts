const LEADING_TITLE =
  /^(?:(?:ال)?دكتورة?|(?:ال)?طبيبة?|(?:ال)?[أا]ستاذة?|بروفيسور|د|[أا](?=\.)|dr|prof|doctor|professor)(?=[.\s/])[.\s/]*/iu;

/**
 * Removes titles before a name: د. أحمد becomes أحمد, Prof. Dr. Ahmad becomes Ahmad. A name that consists of titles
 * stays.
 */
export function withoutTitle(name: string): string {
  let rest = name.trim();
  for (let match = LEADING_TITLE.exec(rest); match; match = LEADING_TITLE.exec(rest)) {
    const next = rest.slice(match[0].length).trim();
    if (!/\p{L}/u.test(next)) break;
    rest = next;
  }
  return rest;
}

/**
 * Matches characters that the documents' font (Amiri) cannot draw. It has ASCII, the accented letters of Europe, and
 * Arabic; PDF/A allows no missing glyphs.
 */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u060c\u061b\u061f\u0620-\u0652\u0670\u066e-\u06d3\u06d5\u06fa-\u06fc\u06ff\u0750-\u077f\u2018\u2019]/u;

/** Returns the first character of a name that no document can print; null if there is none. */
export const unprintableCharacter = (name: string): string | null => UNPRINTABLE.exec(name)?.[0] ?? null;
