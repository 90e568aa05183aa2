import type { ComputerUser, Officer } from "~/auth/guards.server";
import { cardRows } from "~/domain/dues/financial-card";
import { lookUpFinancialCard } from "~/domain/dues/financial-card.server";
import { asTyped } from "~/domain/members/details";
import { type LookUpProblem, lookUpInput, lookUpProblem } from "~/domain/members/look-up";
import { lookUpPersonalCard } from "~/domain/members/personal-card.server";
import { type Answer, formOf, parseForm } from "~/fields/parse-form";
import { formatLongDay, type Language } from "~/i18n";
import { describeError, log } from "~/platform/log.server";

export type LookUp<Card> = {
  status: number;
  typed: string;
  answer?: Answer;
  problem?: LookUpProblem | "none-found";
  card?: Card;
};

const searchOf = (request: Request) => formOf(new URL(request.url).searchParams, "doc_no");

/** Reads the member number in the address of a form; null if nobody can have it. */
export const memberNumberIn = (request: Request): number | null =>
  parseForm(searchOf(request), lookUpInput).value?.doc_no ?? null;

/** Runs the search in the address. Returns the result with the status of its page. */
async function lookUpByNumber<Card>(
  request: Request,
  find: (memberNumber: number) => Promise<Card | null>,
): Promise<LookUp<Card>> {
  const search = searchOf(request);
  if (!search.has("doc_no")) return { status: 200, typed: "" };
  const typed = String(search.get("doc_no"));
  const { value, refuse } = parseForm(search, lookUpInput);
  if (!value) return { status: 422, typed, answer: refuse() };
  try {
    const card = value.doc_no === null ? null : await find(value.doc_no);
    return card ? { status: 200, typed, card } : { status: 404, typed, problem: "none-found" };
  } catch (error) {
    log.error("failed to look up a card", describeError(error));
    return { status: 503, typed, problem: lookUpProblem(error) };
  }
}

export async function lookUpFinancial(request: Request, user: ComputerUser, language: Language) {
  const { card, ...found } = await lookUpByNumber(request, (number) => lookUpFinancialCard(number, user.id));
  const cardView = card && { rows: cardRows(card, language), asOf: formatLongDay(card.asOf, language) };
  return { ...found, rows: cardView?.rows, asOf: cardView?.asOf };
}

export type FoundFinancialCard = Awaited<ReturnType<typeof lookUpFinancial>>;

/** Looks up a personal card to show or edit, and records the look-up. */
export const lookUpPersonal = (request: Request, { kind, id }: Officer) =>
  lookUpByNumber(request, async (number) => {
    const card = await lookUpPersonalCard(number, { kind, id });
    if (!card) return null;
    const { memberNumber, nameAr, nameEn, version } = card;
    return { memberNumber, version, typed: { ...asTyped(card), DOC_NAME_A: nameAr, DOC_NAME_E: nameEn } };
  });

export type PersonalCardView = NonNullable<Awaited<ReturnType<typeof lookUpPersonal>>["card"]>;
