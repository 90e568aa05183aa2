import type { AppLoadContext } from "@remix-run/node";
import { SignInRefused } from "./password-strategy.server";
import { countTry } from "./throttle.server";

const WRONG_MOST = 20;
const UPLOADS_MOST = 30;
const WINDOW_S = 10 * 60;

const count = async (context: AppLoadContext, what: string, most: number) => {
  const until = await countTry(`${what}:${context.client || "unknown"}`, most, WINDOW_S);
  if (until) throw new SignInRefused(until);
};

/** Counts a wrong link to a receipt: 20 in 10 minutes for one client; throws SignInRefused with when to try again. */
export const mustNotTryLinks = (context: AppLoadContext): Promise<void> =>
  count(context, "receipt", WRONG_MOST);

/** Passes for 30 sendings of papers of one client in 10 minutes; throws SignInRefused with when to try again. */
export const mustNotSendPapersTooOften = (context: AppLoadContext): Promise<void> =>
  count(context, "application-papers", UPLOADS_MOST);
