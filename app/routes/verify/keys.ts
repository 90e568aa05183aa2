import { verification } from "~/addresses/certificates";
import { handler } from "~/auth/handler.server";
import { publicKeys, signingKey } from "~/domain/certificates/signing-keys.server";
import { PUBLIC_RESOURCE } from "~/platform/cors";
import { keySet } from "~/proof/key-set";

/** Returns the keys that verify certificates; the first request creates the first key. */
export const loader = handler(verification.keys, async () => {
  await signingKey();
  return Response.json(keySet(await publicKeys()), {
    headers: {
      ...PUBLIC_RESOURCE,
      "Content-Type": "application/jwk-set+json",
      "Cache-Control": "public, max-age=300",
    },
  });
});
