import { edition, inTerms } from "./current-edition";
import type { Letter } from "./edition";
import { firstLetters } from "./first-edition/letters";
import type { LetterName } from "./letters";

/** A letter as the staff wrote it last; before any was written, as the site is delivered. */
export function letterText(name: LetterName): Letter {
  const { subject_ar, subject_en, body_ar, body_en } = firstLetters[name];
  return (
    edition().letters[name] ??
    inTerms({ subject: { ar: subject_ar, en: subject_en }, body: { ar: body_ar, en: body_en } })
  );
}
