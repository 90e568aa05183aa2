import { translator } from "~/i18n/translator";
import { bilingualLetter, greeting, type Names } from "./body";

type Decided = { accepted: boolean; note: string | null; asked: Names; before: Names };

/** What became of a request for another name; a doctor whose request was accepted is greeted by the new one. */
export const decidedLetter = ({ accepted, note, asked, before }: Decided) =>
  bilingualLetter(
    (language) => translator(language, "names")("letter.subject"),
    (language) => {
      const t = translator(language, "names");
      return [
        greeting(language, accepted ? asked : before),
        { sentence: t(accepted ? "letter.accepted" : "letter.refused") },
        { label: t("letter.name-ar"), value: asked.nameAr },
        { label: t("letter.name-en"), value: asked.nameEn },
        ...(note ? [{ sentence: t("letter.note") }, { quote: note }] : []),
      ];
    },
  );
