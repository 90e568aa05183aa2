import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { widerNetwork } from "~/platform/client-address.server";

/** Counts a message. Beyond the limit for all clients, messages are not refused but `held` for review (S22, R24). */
export async function countMessage({ client = "" }: { client?: string }) {
  const over =
    (await overRateLimit("message", { client })) ??
    (await overRateLimit("messageOfNetwork", widerNetwork(client)));
  if (over) return { until: over.until };
  return { until: null, held: (await overRateLimit("messageOfEverybody", null)) !== null };
}
