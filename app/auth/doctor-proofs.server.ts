import type { AppLoadContext } from "@remix-run/node";
import { matchingCode } from "~/domain/accounts/recovery-rows.server";
import { secondsUntil } from "~/platform/clock.server";
import { SignInRefused } from "./password-strategy.server";
import { blockedUntil, clearFailures, countTry, recordFailure } from "./throttle.server";

const MOBILE_TRIES = 10;
const A_DAY_S = 24 * 60 * 60;
const CLIENT_CODES = 10;
const CLIENT_WINDOW_S = 10 * 60;
const MEMBER_CODES = 300;
const MEMBER_WINDOW_S = 24 * 60 * 60;

const mobileKey = (memberNumber: number) => `failures:mobile:${memberNumber}`;

/** Whether the digits of the mobile were wrong so often that only the office can help. */
export async function isMobileShut(memberNumber: number): Promise<boolean> {
  const until = await blockedUntil(mobileKey(memberNumber));
  return until !== null && secondsUntil(until) > A_DAY_S;
}

/**
 * Passes only with the last digits of the mobile on record. So short a secret is counted before it is judged, however
 * many tries come at once; after ten the office alone opens the account. Throws SignInRefused.
 */
export async function mustKnowMobile(memberNumber: number, ending: string, typed: string): Promise<void> {
  const until = await recordFailure(mobileKey(memberNumber), MOBILE_TRIES);
  if (until || typed !== ending) throw new SignInRefused(until);
  await clearFailures(mobileKey(memberNumber));
}

/** The kept hash of a member's recovery code, for who typed it; few tries for a client, and for a member. Throws SignInRefused. */
export async function mustHoldCode(
  context: AppLoadContext,
  memberNumber: number,
  typed: string,
): Promise<string> {
  const client = context.client || "unknown";
  const until =
    (await countTry(`recovery:client:${client}`, CLIENT_CODES, CLIENT_WINDOW_S)) ??
    (await countTry(`recovery:member:${memberNumber}`, MEMBER_CODES, MEMBER_WINDOW_S));
  if (until) throw new SignInRefused(until);
  const kept = await matchingCode(memberNumber, typed);
  if (!kept) throw new SignInRefused(null);
  return kept;
}

/** A doctor who has just chosen a password waits for none of the wrong tries before it, whoever made them. */
export async function forgiveDoctor(memberNumber: number): Promise<void> {
  const keys = ["failures:doctor", "failures:own-doctor", "failures:mobile"];
  for (const key of keys) await clearFailures(`${key}:${memberNumber}`);
}
