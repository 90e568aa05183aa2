import type { AppLoadContext } from "@remix-run/node";
import { overBudgetUntil } from "~/auth/client-budget.server";
import { countTry } from "~/auth/throttle.server";
import { widerNetwork } from "~/platform/client-network";

const CLIENT = { name: "contact", client: { most: 5, seconds: 10 * 60 } };
const NETWORK = { most: 100, seconds: 60 * 60 };
const ALL = { most: 200, seconds: 60 * 60 };

/**
 * Counts a message (S22, R24): five of one client in ten minutes and a hundred of one network (an IPv4 /24, an IPv6 /48) in an hour
 * are taken, others are to be sent again from `until` on. Past 200 of everybody in an hour none is refused: it is `held`.
 */
export async function countMessage({ client = "" }: Pick<AppLoadContext, "client">) {
  const own = await overBudgetUntil(CLIENT, { client });
  const until =
    own ?? (await countTry(`contact-network:${widerNetwork(client)}`, NETWORK.most, NETWORK.seconds));
  if (until) return { until };
  return { until: null, held: (await countTry("contact", ALL.most, ALL.seconds)) !== null };
}
