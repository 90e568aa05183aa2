import { verification } from "~/addresses/certificates";
import { handler } from "~/auth/handler.server";
import { publicKeys, signingKey } from "~/domain/certificates/signing-keys.server";
import { PUBLIC_RESOURCE } from "~/platform/cors";
import { ownOrigin } from "~/platform/origin.server";
import { keySet } from "~/proof/key-set";

/** Returns the issuer of the credentials with its keys, at the address that the SD-JWT VC specification defines. */
export const loader = handler(verification.issuer, async ({ request }) => {
  await signingKey();
  return Response.json(
    { issuer: ownOrigin(request), jwks: keySet(await publicKeys()) },
    { headers: { ...PUBLIC_RESOURCE, "Cache-Control": "public, max-age=300" } },
  );
});
