import type { ComputerUser } from "~/auth/guards.server";
import { cardRows } from "~/domain/dues/card-rows";
import { lookUpFinancialCard } from "~/domain/dues/look-up.server";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { soughtCard } from "./sought-card.server";

/** What the search in the address finds, ready to show, with the status of the page that shows it. */
export async function lookUp(request: Request, user: ComputerUser, language: Language) {
  const { card, ...sought } = await soughtCard(request, (number) => lookUpFinancialCard(number, user.id));
  const shown = card && { rows: cardRows(card, language), asOf: formatDay(card.asOf, language) };
  return { ...sought, rows: shown?.rows, asOf: shown?.asOf };
}

export type Found = Awaited<ReturnType<typeof lookUp>>;
