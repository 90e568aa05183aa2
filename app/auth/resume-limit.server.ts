import type { AppLoadContext } from "@remix-run/node";
import { SignInRefused } from "./password-strategy.server";
import { countTry, uncountTry } from "./throttle.server";

const CLIENT_MOST = 5;
const WINDOW_S = 10 * 60;

const keyOf = ({ client }: AppLoadContext) => `resume:${client || "unknown"}`;

/**
 * Passes while one client has typed at most five wrong resume codes in ten minutes (S19); throws SignInRefused with the
 * moment at which to try again. It counts the try, so that of many at once no more pass: `guessedRight` takes it back.
 * There is no limit for all together, with which one sender could shut everybody out: 50 bits and a day need none.
 */
export async function mustNotGuess(context: AppLoadContext): Promise<void> {
  const until = await countTry(keyOf(context), CLIENT_MOST, WINDOW_S);
  if (until) throw new SignInRefused(until);
}

/** Notes that the code that was let through opened something, so that it was no guess. */
export const guessedRight = (context: AppLoadContext): Promise<void> => uncountTry(keyOf(context));
