import { decompress } from "~/platform/compression.server";
import { stripInlinedAssets } from "../document/document.server";
import { counter } from "../metrics.server";
import { requestScope } from "../request-scope.server";
import { findStale } from "./page-cache.server";

const pagesShown = counter(
  "last_good_pages_shown_total",
  "Pages shown as they stood while the database was away",
);

export type LastGood = { markup: string; madeAt: Date; ageSeconds: number };

/** Null where the answer would have been the reader's own, or was not made for ten minutes; age in whole seconds. */
export function findLastGood(status: number): LastGood | null {
  const scope = requestScope();
  const page = status >= 500 && scope?.connectionLost && scope.slot ? findStale(scope.slot.key) : null;
  if (!scope || !page) return null;
  scope.stale = true;
  pagesShown.inc();
  const { packed, madeAt, at } = page;
  const markup = stripInlinedAssets(decompress(packed));
  return { markup, madeAt, ageSeconds: Math.floor((performance.now() - at) / 1000) };
}
