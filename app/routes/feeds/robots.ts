import type { LoaderFunctionArgs } from "@remix-run/node";
import { textResponse } from "~/platform/document/text-response.server";
import { ownOrigin } from "~/platform/origin.server";

// Nothing private is named: whoever wants in finds a login, and what is not to be shown says so itself.
export async function loader({ request }: LoaderFunctionArgs) {
  const lines = ["User-agent: *", "Disallow: /search?", "", `Sitemap: ${ownOrigin(request)}/sitemap.xml`, ""];
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return textResponse(request, 200, new Headers(headers), lines.join("\n"));
}
