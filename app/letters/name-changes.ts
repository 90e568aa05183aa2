import { type Names, nameIn } from "./body";
import { writtenInBoth } from "./written";

type Decided = { accepted: boolean; note: string | null; asked: Names; before: Names };

/** What became of a request for another name; a doctor whose request was accepted is greeted by the new one. */
export const decidedLetter = ({ accepted, note, asked, before }: Decided) =>
  writtenInBoth(accepted ? "name-accepted" : "name-refused", (language) => ({
    name: nameIn(language, accepted ? asked : before),
    name_ar: asked.nameAr,
    name_en: asked.nameEn,
    note,
  }));
