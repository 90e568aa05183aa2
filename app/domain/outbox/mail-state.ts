/** Figures about waiting emails; ages are in seconds, null if there is none. */
export type OutboxFigures = {
  waiting: number;
  failed: number;
  oldestWaiting: number | null;
  /** The age of the oldest waiting email with a failed attempt. */
  oldestTried: number | null;
  lastSent: number | null;
};

type MailState = "off" | "working" | "failing";

const TOO_OLD_S = 15 * 60;
const TOO_LONG_S = 3 * 60;

/**
 * Returns whether emails are being delivered: failing once one has waited for more than 15 minutes, or one was retried
 * for three minutes while no other was sent.
 */
export function mailState(canSend: boolean, letters: OutboxFigures): MailState {
  if (!canSend) return "off";
  if ((letters.oldestWaiting ?? 0) > TOO_OLD_S) return "failing";
  const sentMeanwhile = letters.lastSent !== null && letters.lastSent < TOO_LONG_S;
  return (letters.oldestTried ?? 0) > TOO_LONG_S && !sentMeanwhile ? "failing" : "working";
}
