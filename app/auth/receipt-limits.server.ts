import type { AppLoadContext } from "@remix-run/node";
import { mustBeInBudget } from "./client-budget.server";

const WINDOW_S = 10 * 60;
const wrongLinks = { name: "receipt", client: { most: 20, seconds: WINDOW_S } };
const sendings = { name: "application-papers", client: { most: 30, seconds: WINDOW_S } };

/** Counts a wrong link to a receipt: 20 in 10 minutes for one client; throws SignInRefused with when to try again. */
export const mustNotTryLinks = (context: AppLoadContext): Promise<void> =>
  mustBeInBudget(wrongLinks, context);

/** Passes for 30 sendings of papers of one client in 10 minutes; throws SignInRefused with when to try again. */
export const mustNotSendPapersTooOften = (context: AppLoadContext): Promise<void> =>
  mustBeInBudget(sendings, context);
