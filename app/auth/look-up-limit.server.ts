import type { AppLoadContext } from "@remix-run/node";
import { SignInRefused } from "./password-strategy.server";
import { countDistinct, countTry } from "./throttle.server";

const DISTINCT_MOST = 30;
const ALL_MOST = 50;
const WINDOW_S = 10 * 60;

/**
 * Passes while one client has asked for at most 30 different association numbers, and 50 times in all (5 a minute), in
 * 10 minutes, over all pages that tell whether a number is a member's (R2). Throws SignInRefused with the moment at
 * which to ask again, which `refusedSignIn` answers with 429, Retry-After and a page in words.
 */
export async function mustNotHarvest(context: AppLoadContext, number: number | string): Promise<void> {
  const client = context.client || "unknown";
  const until =
    (await countTry(`look-ups:${client}`, ALL_MOST, WINDOW_S)) ??
    (await countDistinct(`look-up:${client}`, number, DISTINCT_MOST, WINDOW_S));
  if (until) throw new SignInRefused(until);
}
