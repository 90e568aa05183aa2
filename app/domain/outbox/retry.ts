import { failureNote } from "./letter-state";

/** The mail service's answer: accepted, rejected for good, or not now; `status` is null if unknown. */
export type Delivery =
  | { ok: true }
  | { ok: false; status: number | null; retryAfterSeconds?: number | null; reason: string };

export type NextStep =
  | { state: "sent" }
  | { state: "failed"; reason: string }
  | { state: "waiting"; inSeconds: number; reason: string };

const WAITS_S = [1, 5, 30, 300, 3600];
const GIVE_UP_AFTER_S = 24 * 3600;
const MIN_TRIES = 6;
const SPREAD = 0.2;

/** Wrong keys are the operator's to fix, so that they count as 'not now'; any other 4xx is about the email itself. */
const isFinal = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/**
 * Decides what happens after an attempt. The delays are 1 s, 5 s, 30 s, 5 min and then 1 h, ±20 %, and at least what
 * the service asked for, until the email is a day old and was tried six times. `tries` includes this attempt; `chance`
 * is between 0 and 1.
 */
export function afterTry(delivery: Delivery, tries: number, ageSeconds: number, chance: number): NextStep {
  if (delivery.ok) return { state: "sent" };
  const { status } = delivery;
  const reason = failureNote(status, delivery.reason);
  const exhausted = ageSeconds >= GIVE_UP_AFTER_S && tries >= MIN_TRIES;
  if (isFinal(status) || exhausted) return { state: "failed", reason };
  const wait =
    Math.round(WAITS_S[Math.min(tries, WAITS_S.length) - 1]! * (1 - SPREAD + 2 * SPREAD * chance) * 1000) /
    1000;
  return { state: "waiting", inSeconds: Math.max(wait, delivery.retryAfterSeconds ?? 0), reason };
}
