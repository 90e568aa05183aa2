import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { widerNetwork } from "~/platform/client-address.server";

/** Past the limit of everybody none is refused: it is `held` (S22, R24). */
export async function countMessage({ client = "" }: { client?: string }) {
  const over =
    (await overRateLimit("message", { client })) ??
    (await overRateLimit("messageOfNetwork", widerNetwork(client)));
  if (over) return { until: over.until };
  return { until: null, held: (await overRateLimit("messageOfEverybody", null)) !== null };
}
