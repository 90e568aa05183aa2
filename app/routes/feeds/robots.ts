import { feeds } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { edition } from "~/content/current-edition";
import { countListed } from "~/domain/public-register/record.server";
import { textResponse } from "~/platform/document/text-response.server";
import { ownOrigin } from "~/platform/origin.server";
import { DOCTORS_PER_PART } from "./sitemap";

// Private paths are not listed: they require a login, and other pages that must not be indexed say so themselves.
const sitemapLine = (origin: string, part: number) =>
  `Sitemap: ${origin}/sitemap.xml${part > 1 ? `?part=${part}` : ""}`;

export const loader = handler(feeds.robots, async ({ request }) => {
  const doctors = edition().association.register.found ? await countListed() : 0;
  const parts = Math.max(1, Math.ceil(doctors / DOCTORS_PER_PART));
  const maps = Array.from({ length: parts }, (_, index) => sitemapLine(ownOrigin(request), index + 1));
  const lines = ["User-agent: *", "Disallow: /search?", "", ...maps, ""];
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return textResponse(request, { status: 200, headers: new Headers(headers), text: lines.join("\n") });
});
