export type RightToVote = "has" | "voted" | "not-on-roll";

/** Whether a member may still vote: who is on the roll and not marked (T34). */
export function rightToVote({ onRoll, electF }: { onRoll: boolean; electF: number | null }): RightToVote {
  if (!onRoll) return "not-on-roll";
  return electF === 1 ? "voted" : "has";
}
