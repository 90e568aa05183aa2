import { asTyped } from "~/domain/members/details";
import { type LookUpProblem, lookUpProblem } from "~/domain/members/look-up";
import { findPersonalCard } from "~/domain/members/personal-card.server";
import { describeError, log } from "~/platform/log.server";

async function cardOf(memberNumber: number) {
  const card = await findPersonalCard(memberNumber);
  if (!card) throw new Error("a doctor who signed in is not on the register");
  const { nameAr, nameEn, version } = card;
  return { memberNumber, nameAr, nameEn, version, typed: asTyped(card) };
}

/** A personal card as its page shows it: what is fixed, and what the fields hold. */
export type ShownCard = Awaited<ReturnType<typeof cardOf>>;

type Shown =
  | { status: number; card: ShownCard; problem: null }
  | { status: number; card: null; problem: LookUpProblem };

/** The signed-in doctor's own card, or why it cannot be shown, with the status of the page that says so. */
export async function shownCard(memberNumber: number): Promise<Shown> {
  try {
    return { status: 200, card: await cardOf(memberNumber), problem: null };
  } catch (error) {
    log.error("a personal card could not be read", describeError(error));
    return { status: 503, card: null, problem: lookUpProblem(error) };
  }
}
