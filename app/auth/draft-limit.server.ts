import type { AppLoadContext } from "@remix-run/node";
import { SignInRefused } from "./password-strategy.server";
import { countTry } from "./throttle.server";

const NEW_DRAFTS_MOST = 20;
const WINDOW_S = 10 * 60;

/** Passes for 20 new drafts of one client in 10 minutes; throws SignInRefused with the moment at which to try again. */
export async function mustNotDraftTooOften({ client }: AppLoadContext): Promise<void> {
  const until = await countTry(`draft:${client || "unknown"}`, NEW_DRAFTS_MOST, WINDOW_S);
  if (until) throw new SignInRefused(until);
}
