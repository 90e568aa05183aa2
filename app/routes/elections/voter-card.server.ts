import type { ComputerUser } from "~/domain/accounts/identities";
import { rightToVote, voteBlocks } from "~/domain/elections/eligibility";
import { undoBlock } from "~/domain/elections/mark-rules";
import { listNamesakes, type VoterCard } from "~/domain/elections/voter-card.server";
import type { WindowState } from "~/domain/elections/voting-window";
import { maskedMobile } from "~/domain/members/contacts";
import { formatDay, inLanguage, type Language, translator } from "~/i18n";
import { markFacts } from "~/letters/marks";
import { today } from "~/platform/clock.server";

/** The facts about a voter that are public (S7). */
export const publicCard = (card: VoterCard, language: Language) => ({
  name: inLanguage(language, card.name),
  governorate: inLanguage(language, card.governorate),
  mobile: card.mobile && maskedMobile(card.mobile),
  right: rightToVote(card),
});

export type PublicCard = ReturnType<typeof publicCard>;

type Facts = { clerk: ComputerUser; state: WindowState | null; language: Language };

export async function clerkCard(card: VoterCard, { clerk, state, language }: Facts) {
  const may = (permission: "vote" | "undo") => clerk.permissions.includes(permission);
  return {
    ...publicCard(card, language),
    namesakes: await listNamesakes(card),
    memberNumber: card.memberNumber,
    names: card.name,
    mobile: card.mobile,
    workPlace: card.workPlace,
    rollCentre: card.rollCentre && inLanguage(language, card.rollCentre),
    mark: card.mark && markFacts(card.mark, language),
    fees: { day: formatDay(today(), language), blocks: voteBlocks(card.fees, today()) },
    mayMark: may("vote") && state === "open" && card.onRoll,
    mayUndo: may("undo") && state !== null && undoBlock(card.mark?.by ?? null, clerk, state) === null,
  };
}

export type VerdictOfDesk = { kind: "yes" | "no" | "done"; says: string; reason?: string };

type Desk = {
  language: Language;
  isOpen: boolean;
  /** The voting hours as a sentence. */
  window: string;
  /** True if this desk has just made the mark. */
  isNew: boolean;
};

/** A voter on the roll may vote only while voting is open. */
export function verdictOf(
  { right, mark }: ClerkCard,
  { language, isOpen, window, isNew }: Desk,
): VerdictOfDesk {
  const t = translator(language, "elections");
  if (isNew && mark) return { kind: "done", says: t("verdict.marked", { time: mark.time }) };
  if (right !== "has") return { kind: "no", says: t(`why.${right}`), reason: t("has-not") };
  if (!isOpen) return { kind: "no", says: t("verdict.not-now"), reason: `${t("has")} ${window}` };
  return { kind: "yes", says: t("verdict.now"), reason: t("has") };
}

export type ClerkCard = Awaited<ReturnType<typeof clerkCard>>;
