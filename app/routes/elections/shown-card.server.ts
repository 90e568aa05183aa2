import type { ComputerUser } from "~/domain/accounts/identities";
import { markFacts } from "~/domain/elections/mark-words";
import { type VoteBlock, voteBlocks } from "~/domain/elections/may-vote";
import { rightToVote } from "~/domain/elections/right-to-vote";
import { undoBlock } from "~/domain/elections/undo-block";
import type { VoterCard } from "~/domain/elections/voter-card.server";
import type { WindowState } from "~/domain/elections/window-state";
import { maskedMobile } from "~/domain/members/masked-mobile";
import { formatDay } from "~/i18n/dates";
import { inLanguage } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";
import { today } from "~/platform/clock.server";

/** What anybody may know of a voter (S7). */
export const publicCard = (card: VoterCard, language: Language) => ({
  name: inLanguage(language, card.name),
  governorate: inLanguage(language, card.governorate),
  mobile: card.mobile && maskedMobile(card.mobile),
  right: rightToVote(card),
});

export type PublicCard = ReturnType<typeof publicCard>;

type Facts = { clerk: ComputerUser; state: WindowState | null; language: Language };

/** The whole card, and what this clerk may do with it. */
export function clerkCard(card: VoterCard, { clerk, state, language }: Facts) {
  const blocks: VoteBlock[] = voteBlocks(card.fees, today());
  const may = (permission: "vote" | "undo") => clerk.permissions.includes(permission);
  return {
    ...publicCard(card, language),
    memberNumber: card.memberNumber,
    names: card.name,
    mobile: card.mobile,
    workPlace: card.workPlace,
    rollCentre: card.rollCentre && inLanguage(language, card.rollCentre),
    mark: card.mark && markFacts(card.mark, language),
    fees: { day: formatDay(today(), language), blocks },
    mayMark: may("vote") && state === "open" && card.onRoll,
    mayUndo: may("undo") && state !== null && undoBlock(card.mark?.by ?? null, clerk, state) === null,
  };
}

export type ClerkCard = ReturnType<typeof clerkCard>;
