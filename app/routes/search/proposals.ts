import type { LoaderFunctionArgs } from "@remix-run/node";
import { site } from "~/addresses/public";
import { visit } from "~/auth/visit.server";
import { proposedFor } from "~/domain/search/sources.server";
import { searchQuery } from "~/fields/search-query";

/** What a search field proposes while somebody types, as JSON: a list of titles. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await visit(request, site.proposals);
  const titles = await proposedFor(searchQuery(new URL(request.url).searchParams), language);
  return Response.json(titles, { headers: { "Cache-Control": "public, max-age=60", Vary: "Cookie" } });
}
