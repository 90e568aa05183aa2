import type { AppLoadContext } from "@remix-run/node";
import { SignInRefused } from "./password-strategy.server";
import { countTry } from "./throttle.server";

const NEW_DRAFTS_MOST = 20;
const LETTERS_MOST = 10;
const WINDOW_S = 10 * 60;
const LETTERS_TOGETHER = 60;
const TOGETHER_WINDOW_S = 60;

/** Passes for 20 new drafts of one client in 10 minutes; throws SignInRefused with the moment at which to try again. */
export async function mustNotDraftTooOften({ client }: AppLoadContext): Promise<void> {
  const until = await countTry(`draft:${client || "unknown"}`, NEW_DRAFTS_MOST, WINDOW_S);
  if (until) throw new SignInRefused(until);
}

/** Whether this client may have a resume code mailed: 10 times in 10 minutes, all together 60 times in one (R24). */
export async function mayMailCode({ client }: AppLoadContext): Promise<boolean> {
  const until =
    (await countTry(`draft-letters:${client || "unknown"}`, LETTERS_MOST, WINDOW_S)) ??
    (await countTry("draft-letters", LETTERS_TOGETHER, TOGETHER_WINDOW_S));
  return until === null;
}
