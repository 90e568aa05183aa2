import type { AppLoadContext } from "@remix-run/node";
import { mustBeInBudget } from "~/auth/client-budget.server";

const oaths = { name: "oath", client: { most: 5, seconds: 10 * 60 }, together: { most: 60, seconds: 60 } };

/**
 * Passes while one client has registered at most 5 numbers in 10 minutes, and all together 60 in a minute (R24). Throws
 * SignInRefused with the moment to try again.
 */
export const mustNotFlood = (context: AppLoadContext): Promise<void> => mustBeInBudget(oaths, context);
