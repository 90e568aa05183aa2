import type { DetailField } from "~/domain/members/details";
import { formatMoment } from "~/i18n/dates";
import { translator } from "~/i18n/translator";
import { bilingualLetter, greeting, type Names } from "./body";

type Change = Names & { memberNumber: number; fields: DetailField[]; at: Date };

const separator = { ar: "، ", en: ", " };

/** To the address that was on record: which of the details by which a doctor is reached were changed, and when. */
export const changedLetter = ({ memberNumber, fields, at, ...names }: Change) =>
  bilingualLetter(
    (language) => translator(language, "record")("letter.changed-subject"),
    (language) => {
      const t = translator(language, "record");
      const changed = fields.map((field) => t(`fields.${field}`)).join(separator[language]);
      return [
        greeting(language, names),
        { sentence: t("letter.changed", { moment: formatMoment(at, language) }) },
        { label: t("fields.memberNumber"), value: String(memberNumber), code: true },
        { label: t("letter.what-changed"), value: changed },
        { sentence: t("letter.not-you") },
      ];
    },
  );

/** To an address just put on record, which may be a stranger's by mistake: a number, no name. */
export const newAddressLetter = (memberNumber: number) =>
  bilingualLetter(
    (language) => translator(language, "record")("letter.new-address-subject"),
    (language) => {
      const t = translator(language, "record");
      return [
        { sentence: t("letter.new-address") },
        { label: t("fields.memberNumber"), value: String(memberNumber), code: true },
        { sentence: t("letter.not-yours") },
      ];
    },
  );
