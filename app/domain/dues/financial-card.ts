import { inLanguage, type Language } from "~/i18n";
import type { FinancialCard } from "./financial-card.server";

type CardField =
  | "name"
  | "member-number"
  | "status"
  | `${"social" | "retirement"}-${"year" | "month"}`
  | "annual-fees";

/** A line of the card. Texts in words have a language, figures have none; what is not recorded has no text. */
export type CardRow = { field: CardField; text: string | null; lang?: Language };

const figure = (field: CardField, value: number | null): CardRow => ({
  field,
  text: value === null ? null : String(value),
});

export function cardRows(card: FinancialCard, language: Language): CardRow[] {
  const name = inLanguage(language, card.name);
  const status = inLanguage(language, card.workStatus);
  return [
    { field: "name", text: name.value, lang: name.lang },
    figure("member-number", card.memberNumber),
    { field: "status", text: status.value, lang: status.lang },
    figure("social-year", card.socialYear),
    figure("social-month", card.socialMonth),
    figure("retirement-year", card.retirementYear),
    figure("retirement-month", card.retirementMonth),
    figure("annual-fees", card.annualFees),
  ];
}
