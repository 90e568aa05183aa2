import type { AppLoadContext } from "@remix-run/node";
import { SignInRefused } from "./password-strategy.server";
import { countTry, triedTooOften, uncountTry } from "./throttle.server";

const CLIENT_MOST = 5;
const TOGETHER_MOST = 300;
const WINDOW_S = 10 * 60;
const TOGETHER = "resume";

const keyOf = ({ client }: AppLoadContext) => `resume:${client || "unknown"}`;

/**
 * Passes while one client has typed at most five wrong resume codes in ten minutes, and all together three hundred (S19);
 * throws SignInRefused with the moment at which to try again. It counts the try, so that of many at once no more pass:
 * `guessedRight` takes it back, `guessedWrong` lets it count for all together as well.
 */
export async function mustNotGuess(context: AppLoadContext): Promise<void> {
  const until =
    (await countTry(keyOf(context), CLIENT_MOST, WINDOW_S)) ??
    (await triedTooOften(TOGETHER, TOGETHER_MOST, WINDOW_S));
  if (until) throw new SignInRefused(until);
}

/** Notes that the code that was let through opened nothing. */
export async function guessedWrong(_context: AppLoadContext): Promise<void> {
  await countTry(TOGETHER, TOGETHER_MOST, WINDOW_S);
}

/** Notes that the code that was let through opened something, so that it was no guess. */
export const guessedRight = (context: AppLoadContext): Promise<void> => uncountTry(keyOf(context));
