import { type Names, nameIn } from "./body";
import { writtenInBoth } from "./written";

type Decided = { accepted: boolean; note: string | null; requested: Names; before: Names };

/** What became of a request for another name; a doctor whose request was accepted is greeted by the new one. */
export const decidedLetter = ({ accepted, note, requested, before }: Decided) =>
  writtenInBoth(accepted ? "name-accepted" : "name-refused", (language) => ({
    name: nameIn(language, accepted ? requested : before),
    name_ar: requested.nameAr,
    name_en: requested.nameEn,
    note,
  }));
