import type { AppLoadContext } from "@remix-run/node";
import { SignInRefused } from "./password-strategy.server";
import { countTry } from "./throttle.server";

type Limit = { most: number; seconds: number };

/** How often one client may do something of this name, and, where it matters, all of them together. */
export type Budget = { name: string; client: Limit; together?: Limit };

type Client = Pick<AppLoadContext, "client">;

/**
 * Counts a try of a client; the moment at which to try again, or null within the budget. A client over its own budget
 * uses up nothing of the others'.
 */
export async function overBudgetUntil(budget: Budget, { client }: Client): Promise<Date | null> {
  const { name, client: own, together } = budget;
  const until = await countTry(`${name}:${client || "unknown"}`, own.most, own.seconds);
  if (until || !together) return until;
  return countTry(name, together.most, together.seconds);
}

/** The same, throwing SignInRefused with that moment. */
export async function mustBeInBudget(budget: Budget, context: Client): Promise<void> {
  const until = await overBudgetUntil(budget, context);
  if (until) throw new SignInRefused(until);
}
