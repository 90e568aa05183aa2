import { type LookUpProblem, lookUpProblem } from "~/domain/dues/look-up-problem";
import { lookUpInput } from "~/domain/members/look-up-input";
import { type Answer, parseForm } from "~/forms/parse-form";
import { describeError, log } from "~/platform/log.server";

export type Sought<Card> = {
  status: number;
  typed: string;
  answer?: Answer;
  problem?: LookUpProblem | "none-found";
  card?: Card;
};

function searchOf(request: Request) {
  const form = new FormData();
  for (const typed of new URL(request.url).searchParams.getAll("doc_no")) form.append("doc_no", typed);
  return form;
}

/** The association number in the address of a form: null where nobody can have it. */
export const numberIn = (request: Request): number | null =>
  parseForm(searchOf(request), lookUpInput).value?.doc_no ?? null;

/** What a search in the address finds, with the status of the page that shows it. */
export async function soughtCard<Card>(
  request: Request,
  find: (memberNumber: number) => Promise<Card | null>,
): Promise<Sought<Card>> {
  const search = searchOf(request);
  if (!search.has("doc_no")) return { status: 200, typed: "" };
  const typed = String(search.get("doc_no"));
  const { value, refuse } = parseForm(search, lookUpInput);
  if (!value) return { status: 422, typed, answer: refuse() };
  try {
    const card = value.doc_no === null ? null : await find(value.doc_no);
    return card ? { status: 200, typed, card } : { status: 404, typed, problem: "none-found" };
  } catch (error) {
    log.error("a card could not be looked up", describeError(error));
    return { status: 503, typed, problem: lookUpProblem(error) };
  }
}
