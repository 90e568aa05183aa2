export type FlagStep = "mark" | "already" | "never-back" | "nothing";

const VOTED = 1;

/**
 * What becomes of a wish to write ELECT_F over what stands there: only 1 is ever written, and only over 0 or nothing.
 * 1 is never written back (T35); a mistake is undone by a second person, which is another act.
 */
export function flagStep(stands: number | null, wanted: number): FlagStep {
  if (stands === VOTED) return wanted === VOTED ? "already" : "never-back";
  return wanted === VOTED ? "mark" : "nothing";
}
