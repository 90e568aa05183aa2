import type { AppLoadContext } from "@remix-run/node";
import { matchingCode } from "~/domain/accounts/recovery-codes.server";
import { enforceRateLimit, TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { secondsUntil } from "~/platform/clock.server";
import { clearFailures, InvalidCredentials, lockedUntil, recordFailure } from "./lockout.server";

const MOBILE_TRIES = 10;
const A_DAY_S = 24 * 60 * 60;

const mobileKey = (memberNumber: number) => `failures:mobile:${memberNumber}`;

export async function isMobileLocked(memberNumber: number): Promise<boolean> {
  const until = await lockedUntil(mobileKey(memberNumber));
  return until !== null && secondsUntil(until) > A_DAY_S;
}

/**
 * Checks the last digits of the mobile. Attempts are counted before they are compared, because the secret is short;
 * after ten only the office can open the account.
 */
export async function requireMobileEnding(
  memberNumber: number,
  ending: string,
  typed: string,
): Promise<void> {
  const until = await recordFailure(mobileKey(memberNumber), MOBILE_TRIES);
  if (until) throw new TooManyAttempts(until);
  if (typed !== ending) throw new InvalidCredentials();
  await clearFailures(mobileKey(memberNumber));
}

export async function requireRecoveryCode(
  context: AppLoadContext,
  memberNumber: number,
  typed: string,
): Promise<string> {
  await enforceRateLimit("recovery", context);
  await enforceRateLimit("recoveryOfMember", memberNumber);
  const hash = await matchingCode(memberNumber, typed);
  if (!hash) throw new InvalidCredentials();
  return hash;
}
