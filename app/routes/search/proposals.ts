import type { LoaderFunctionArgs } from "@remix-run/node";
import { site } from "~/addresses/public";
import { tooManyRequests } from "~/auth/refused-attempt.server";
import { visit } from "~/auth/visit.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { proposedFor } from "~/domain/search/sources.server";
import { searchQuery } from "~/fields/search-query";
import { siteReadOnly } from "~/platform/read-only.server";

/** What a search field proposes while somebody types, as JSON: a list of titles. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { language } = await visit(request, site.proposals);
  const over = siteReadOnly() ? null : await overRateLimit("proposals", context);
  if (over) throw tooManyRequests(over);
  const titles = await proposedFor(searchQuery(new URL(request.url).searchParams), language);
  return Response.json(titles, { headers: { "Cache-Control": "public, max-age=60", Vary: "Cookie" } });
}
