import { publicKeys, signingKey } from "~/domain/certificates/signing-keys.server";
import { keySet } from "~/proof/key-set";

/** With which anyone checks certificates; the first key is drawn by whoever asks first. */
export async function loader() {
  await signingKey();
  return Response.json(keySet(await publicKeys()), {
    headers: { "Content-Type": "application/jwk-set+json", "Cache-Control": "public, max-age=300" },
  });
}
