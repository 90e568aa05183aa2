import type { AppLoadContext } from "@remix-run/node";
import { mustBeInBudget, overBudgetUntil } from "./client-budget.server";

const WINDOW_S = 10 * 60;
const newDrafts = { name: "draft", client: { most: 20, seconds: WINDOW_S } };
const letters = {
  name: "draft-letters",
  client: { most: 10, seconds: WINDOW_S },
  together: { most: 60, seconds: 60 },
};

/** Passes for 20 new drafts of one client in 10 minutes; throws SignInRefused with the moment at which to try again. */
export const mustNotDraftTooOften = (context: AppLoadContext): Promise<void> =>
  mustBeInBudget(newDrafts, context);

/** Whether this client may have a resume code mailed: 10 times in 10 minutes, all together 60 times in one (R24). */
export const mayMailCode = async (context: AppLoadContext): Promise<boolean> =>
  (await overBudgetUntil(letters, context)) === null;
