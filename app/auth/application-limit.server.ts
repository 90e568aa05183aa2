import type { AppLoadContext } from "@remix-run/node";
import { SignInRefused } from "./password-strategy.server";
import { countTry } from "./throttle.server";

const CLIENT_MOST = 5;
const CLIENT_WINDOW_S = 10 * 60;
const TOGETHER_MOST = 2400;
const TOGETHER_WINDOW_S = 60;

/**
 * Passes while one client sends at most five applications in ten minutes, and all together 2,400 in a minute (R24), so
 * that no honest one is refused when a faculty graduates; a client over its own budget uses up nothing of the others'.
 * Throws SignInRefused with the moment at which to try again.
 */
export async function mustNotFlood(context: AppLoadContext): Promise<void> {
  const until =
    (await countTry(`application:${context.client || "unknown"}`, CLIENT_MOST, CLIENT_WINDOW_S)) ??
    (await countTry("application", TOGETHER_MOST, TOGETHER_WINDOW_S));
  if (until) throw new SignInRefused(until);
}
