import { redirect } from "@remix-run/node";
import { certificates } from "~/addresses/certificates";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { credentialOf } from "~/domain/certificates/credential.server";
import { ownOrigin } from "~/platform/origin.server";
import { certificateFor } from "./certificate.server";

/** Returns the credential to the doctor only, for the doctor's own wallet. */
export const loader = handler(certificates.credential, async ({ request, params, doctor }) => {
  const certificate = await certificateFor({ doctor, staff: null }, params.serial);
  if (!certificate) throw new Response(null, { status: 404 });
  const { serial, cancelledOn } = certificate;
  if (cancelledOn) return redirect(href(certificates.certificate, { serial }));
  return new Response(await credentialOf(certificate, ownOrigin(request)), {
    headers: {
      "Content-Type": "application/dc+sd-jwt",
      "Content-Disposition": `attachment; filename="${serial}.sd-jwt"`,
      "Cache-Control": "private, no-store",
    },
  });
});
