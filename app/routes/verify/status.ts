import { verification } from "~/addresses/certificates";
import { handler } from "~/auth/handler.server";
import { statusToken } from "~/domain/certificates/status-token.server";
import { PUBLIC_RESOURCE } from "~/platform/cors";
import { ownOrigin } from "~/platform/origin.server";

const TOKEN_TYPE = "application/statuslist+jwt";

const acceptsToken = (request: Request) => (request.headers.get("Accept") ?? "").includes(TOKEN_TYPE);

/**
 * Returns the status list as JSON, or as the bare token for verifiers of credentials, which request its media type
 * (IETF Token Status List). A cancellation is visible within ten seconds: four here, and four in caches.
 */
export const loader = handler(verification.status, async ({ request }) => {
  const token = await statusToken(ownOrigin(request));
  const headers = { ...PUBLIC_RESOURCE, "Cache-Control": "public, max-age=4", Vary: "Accept" };
  return acceptsToken(request)
    ? new Response(token, { headers: { ...headers, "Content-Type": TOKEN_TYPE } })
    : Response.json({ token }, { headers });
});
