import type { ComputerUser } from "~/domain/accounts/identities";
import { currentElection } from "~/domain/elections/current-election.server";
import { windowWords } from "~/domain/elections/mark-words";
import { listNamesakes, openVoterCard } from "~/domain/elections/open-voter-card.server";
import { undoBlock } from "~/domain/elections/undo-block";
import { windowState } from "~/domain/elections/window-state";
import { parseMemberNumber } from "~/domain/members/member-number";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { now } from "~/platform/clock.server";
import { clerkCard } from "./shown-card.server";

/** The member whose mark the address is about; throws 404 for none. */
export function undoneNumber(request: Request): number {
  const typed = new URL(request.url).searchParams.getAll("doc_no");
  const read = parseMemberNumber(typed.length === 1 ? typed[0]! : "");
  if (!("memberNumber" in read)) throw new Response(null, { status: 404 });
  return read.memberNumber;
}

/** The card whose mark is to be taken back, and the sentence that says why it cannot be; throws 404 for no member. */
export async function shownUndo(request: Request, supervisor: ComputerUser, language: Language) {
  const election = await currentElection();
  const card = await openVoterCard(undoneNumber(request), election, { kind: "computer", id: supervisor.id });
  if (!card) throw new Response(null, { status: 404 });
  const state = election && windowState(election, now());
  const because = state ? undoBlock(card.mark?.by ?? null, supervisor, state) : "no-election";
  const t = translator(language, "elections");
  return {
    voter: {
      ...clerkCard(card, { clerk: supervisor, state, language }),
      namesakes: await listNamesakes(card),
    },
    blockedBy: because && t(`undo.refused.${because}`, windowWords(election, language)),
  };
}
