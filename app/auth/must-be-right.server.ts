import { SignInRefused } from "./password-strategy.server";
import { blockedUntil, clearFailures, recordFailure } from "./throttle.server";

/**
 * Passes only when what was shown is right, put off after wrong ones as a sign-in is; throws SignInRefused. What is
 * judged while the account waits counts as refused, right or wrong, so that many guesses at once gain nothing.
 */
export async function mustBeRight(key: string, isRight: () => Promise<boolean>): Promise<void> {
  const until = await blockedUntil(key);
  if (until) throw new SignInRefused(until);
  const right = await isRight();
  const meanwhile = right ? await blockedUntil(key) : await recordFailure(key);
  if (meanwhile || !right) throw new SignInRefused(meanwhile);
  await clearFailures(key);
}
