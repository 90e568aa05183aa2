import type { ObjectionSubject } from "~/domain/elections/input";
import { inLanguage } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { bilingualLetter, greeting, type Names } from "./body";

type Decided = {
  accepted: boolean;
  about: ObjectionSubject;
  note: string | null;
  names: Names;
  election: { ar: string; en: string };
  /** Where the roll expects the doctor from now on, if that was changed. */
  centre: { ar: string; en: string } | null;
};

/** What became of an objection to the roll. */
export const objectionLetter = ({ accepted, about, note, names, election, centre }: Decided) =>
  bilingualLetter(
    (language) => translator(language, "roll")("letter.subject"),
    (language) => {
      const t = translator(language, "roll");
      return [
        greeting(language, names),
        { sentence: t(accepted ? "letter.accepted" : "letter.refused") },
        { label: t("letter.election"), value: inLanguage(language, election).value },
        { label: t("letter.about"), value: t(`about.${about}`) },
        ...(centre ? [{ label: t("letter.centre"), value: inLanguage(language, centre).value }] : []),
        ...(note ? [{ sentence: t("letter.note") }, { quote: note }] : []),
      ];
    },
  );
