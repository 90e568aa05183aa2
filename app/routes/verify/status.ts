import type { LoaderFunctionArgs } from "@remix-run/node";
import { statusToken } from "~/domain/certificates/status-token.server";
import { ownOrigin } from "~/platform/origin.server";

/** A cancellation shows within ten seconds: four here, and four in whatever keeps a copy. */
export async function loader({ request }: LoaderFunctionArgs) {
  return Response.json(
    { token: await statusToken(ownOrigin(request)) },
    { headers: { "Cache-Control": "public, max-age=4" } },
  );
}
