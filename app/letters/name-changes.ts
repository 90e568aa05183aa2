import { type Names, nameIn } from "./body";
import { writtenInBoth } from "./written";

type Decided = { accepted: boolean; note: string | null; requested: Names; before: Names };

/** Announces the decision on a name change; a doctor whose request was accepted is addressed by the new name. */
export const decidedLetter = ({ accepted, note, requested, before }: Decided) =>
  writtenInBoth(accepted ? "name-accepted" : "name-refused", (language) => ({
    name: nameIn(language, accepted ? requested : before),
    name_ar: requested.nameAr,
    name_en: requested.nameEn,
    note,
  }));
