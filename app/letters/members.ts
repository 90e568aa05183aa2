import type { DetailField } from "~/domain/members/details";
import { formatMoment, translator } from "~/i18n";
import { type Names, nameIn } from "./body";
import { writtenInBoth } from "./written";

type Change = Names & { memberNumber: number; fields: DetailField[]; at: Date };

const separator = { ar: "، ", en: ", " };

/** To the previous address: which contact details were changed, and when. */
export const changedLetter = ({ memberNumber, fields, at, ...names }: Change) =>
  writtenInBoth("changed", (language) => {
    const t = translator(language, "record");
    return {
      name: nameIn(language, names),
      number: String(memberNumber),
      at: formatMoment(at, language),
      changes: fields.map((field) => t(`fields.${field}`)).join(separator[language]),
    };
  });

/** To a new address, which may be a stranger's by mistake: contains the member number but no name. */
export const newAddressLetter = (memberNumber: number) =>
  writtenInBoth("new-address", () => ({ number: String(memberNumber) }));
