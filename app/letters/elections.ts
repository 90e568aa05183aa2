import type { ObjectionSubject } from "~/domain/elections/input";
import { inLanguage, translator } from "~/i18n";
import { type Names, nameIn } from "./body";
import { writtenInBoth } from "./written";

type Decided = {
  accepted: boolean;
  about: ObjectionSubject;
  note: string | null;
  names: Names;
  election: { ar: string; en: string };
  /** The doctor's new polling centre, if it changed. */
  centre: { ar: string; en: string } | null;
};

/** Announces the decision on an objection to the roll. */
export const objectionLetter = ({ accepted, about, note, names, election, centre }: Decided) =>
  writtenInBoth(accepted ? "objection-accepted" : "objection-refused", (language) => ({
    name: nameIn(language, names),
    election: inLanguage(language, election).value,
    about: translator(language, "roll")(`about.${about}`),
    centre: centre && inLanguage(language, centre).value,
    note,
  }));
