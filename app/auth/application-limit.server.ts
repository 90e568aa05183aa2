import type { AppLoadContext } from "@remix-run/node";
import { mustBeInBudget } from "./client-budget.server";

const applications = {
  name: "application",
  client: { most: 5, seconds: 10 * 60 },
  together: { most: 2400, seconds: 60 },
};

/**
 * Passes while one client sends at most five applications in ten minutes, and all together 2,400 in a minute (R24), so
 * that no honest one is refused when a faculty graduates. Throws SignInRefused with the moment at which to try again.
 */
export const mustNotFlood = (context: AppLoadContext): Promise<void> => mustBeInBudget(applications, context);
