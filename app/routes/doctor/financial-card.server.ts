import { type CardRow, cardRows } from "~/domain/dues/financial-card";
import { findFinancialCard } from "~/domain/dues/financial-card.server";
import { type LookUpProblem, lookUpProblem } from "~/domain/members/look-up";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { describeError, log } from "~/platform/log.server";

export type NoCardReason = LookUpProblem | "none-found" | "no-own-card";
export type OwnCard =
  | { status: number; rows: CardRow[]; asOf: string; problem?: undefined }
  | { status: number; problem: NoCardReason; rows?: undefined };

/** The signed-in doctor's own card ready to show, or why there is none, with the status of the page that says so. */
export async function ownCard(memberNumber: number, language: Language): Promise<OwnCard> {
  try {
    const card = await findFinancialCard(memberNumber);
    if (!card) return { status: 200, problem: "none-found" };
    return { status: 200, rows: cardRows(card, language), asOf: formatDay(card.asOf, language) };
  } catch (error) {
    log.error("a financial card could not be read", describeError(error));
    return { status: 503, problem: lookUpProblem(error) };
  }
}
