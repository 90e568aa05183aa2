import { type Month, reaches } from "~/domain/dues/paid-to";
import { PRACTISING } from "~/domain/members/work-status";

export type RightToVote = "has" | "voted" | "not-on-roll";

/** Only a member who is on the roll and not marked has the right to vote (T34). */
export function rightToVote({ onRoll, electF }: { onRoll: boolean; electF: number | null }): RightToVote {
  if (!onRoll) return "not-on-roll";
  return electF === 1 ? "voted" : "has";
}

export type VoterFacts = { workStatus: number; annual: number | null; social: Month | null };

export type VoteBlock = "not-practising" | "annual-fee" | "social-months";

const DECEMBER = 12;

/**
 * Returns what prevents a member from voting. `today` is a day in Amman, YYYY-MM-DD; what is not on record counts as
 * unpaid; the association itself decides who is on the roll.
 */
export function voteBlocks({ workStatus, annual, social }: VoterFacts, today: string): VoteBlock[] {
  const year = Number(today.slice(0, 4));
  const blocks: VoteBlock[] = [];
  if (workStatus !== PRACTISING) blocks.push("not-practising");
  if (!annual || annual < year) blocks.push("annual-fee");
  if (!social || !reaches(social, { year: year - 1, month: DECEMBER })) blocks.push("social-months");
  return blocks;
}
