import { now } from "./clock.server";
import { isPublic } from "./document/finish.server";
import { keptPages } from "./kept-pages";
import { addressOf, bringsNothing, keyOf, type Variant } from "./last-good";
import { counted, readGauge } from "./metrics.server";
import { requestScope } from "./request-scope.server";

const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_MS = 10 * 60_000;
const RENEWED_AFTER_MS = 3000;
const GONE = [404, 410];

const pages = keptPages<{ madeAt: Date }>({
  mostBytes: MOST_BYTES,
  longestMs: LONGEST_MS,
  renewedAfterMs: RENEWED_AFTER_MS,
});
const shown = counted("last_good_pages_shown_total", "Pages shown as they stood while the database was away");
readGauge("last_good_pages_bytes", "Memory of the pages kept for that", () => pages.size().bytes);

/** Where one's page is kept: an address without anything personal, asked for by somebody who brings nothing. */
function placeOf(request: Request): string | null {
  if (request.method !== "GET" || !bringsNothing(request.headers.get("Cookie"))) return null;
  return addressOf(request.url);
}

/** The rendered page of an answer; `headers` are those that its routes gave. */
export type Rendered = { status: number; headers: Headers; markup: string };

/** Keeps the markup of a page that anybody may see, for the ten minutes in which the database may be away. */
export function keepLastGood(
  request: Request,
  variant: Variant,
  { status, headers, markup }: Rendered,
): void {
  const address = placeOf(request);
  if (!address) return;
  if (GONE.includes(status)) pages.forget(` ${address}`);
  if (!isPublic(request, status, headers)) return;
  pages.keep(keyOf(variant, address), { markup, at: performance.now(), madeAt: now() });
}

export type LastGood = { markup: string; madeAt: Date; ageSeconds: number };

/**
 * The page as it last stood, where it cannot be made because the database is away: its markup, when it was made, and its
 * age in whole seconds. Null for a reader with a session, a form, or a page that was not made for ten minutes.
 */
export function findLastGood(request: Request, variant: Variant, status: number): LastGood | null {
  const scope = requestScope();
  if (status < 500 || !scope?.lost) return null;
  const address = placeOf(request);
  const page = address && pages.find(keyOf(variant, address), performance.now());
  if (!page) return null;
  scope.stale = true;
  shown.inc();
  const { markup, madeAt, at } = page;
  return { markup, madeAt, ageSeconds: Math.floor((performance.now() - at) / 1000) };
}
