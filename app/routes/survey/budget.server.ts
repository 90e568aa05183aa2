import { countTry } from "~/auth/throttle.server";
import { keyedHash } from "~/platform/keyed-hash.server";

export const CLIENT_MOST = 5;
const CLIENT_WINDOW_S = 24 * 60 * 60;
const TOGETHER_MOST = 500;
const TOGETHER_WINDOW_S = 60 * 60;

/** What a client is counted by: no address can be read or tried out from it without the installation's secret. */
const markOf = (client: string) => keyedHash("how often a client answers the survey", client);

export type OverBudget = { until: Date; alone: boolean };

/**
 * Counts a sheet against what one client, and all together, may send (S22); when to try again, and whether this client
 * alone has to wait, or null. A client over its own budget uses up nothing of the others'.
 */
export async function overBudget(client: string): Promise<OverBudget | null> {
  const own = await countTry(`survey:${markOf(client)}`, CLIENT_MOST, CLIENT_WINDOW_S);
  if (own) return { until: own, alone: true };
  const together = await countTry("survey", TOGETHER_MOST, TOGETHER_WINDOW_S);
  return together && { until: together, alone: false };
}
