import { site } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { tooManyRequests } from "~/auth/refused-attempt.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { suggestionsFor } from "~/domain/search/sources.server";
import { searchQuery } from "~/fields/search-query";
import { siteReadOnly } from "~/platform/read-only.server";

/** Returns suggestions for a search while it is typed, as a JSON array of titles. */
export const loader = handler(site.proposals, async ({ context, language, url }) => {
  const over = siteReadOnly() ? null : await overRateLimit("proposals", context);
  if (over) throw tooManyRequests(over);
  const titles = await suggestionsFor(searchQuery(url.searchParams), language);
  return Response.json(titles, { headers: { "Cache-Control": "public, max-age=60", Vary: "Cookie" } });
});
