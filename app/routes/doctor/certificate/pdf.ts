import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireDoctorOrStaff } from "~/auth/guards.server";
import { certificatePdf } from "~/domain/certificates/pdf.server";
import { describeError, log } from "~/platform/log.server";
import { ownOrigin } from "~/platform/origin.server";
import { problemPage } from "./problem-page";
import { seenCertificate } from "./seen-certificate.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireDoctorOrStaff(request, "certificates.manage");
  const certificate = await seenCertificate(viewer, params.serial);
  if (!certificate) return problemPage(request, { status: 404 });
  const { serial, memberNumber, issuedOn, cancelledOn } = certificate;
  if (cancelledOn) return redirect(`/certificates/${serial}`);
  try {
    const bytes = await certificatePdf(certificate, ownOrigin(request));
    return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Length": String(bytes.length),
        "Content-Disposition": `attachment; filename="${memberNumber}-${issuedOn}.pdf"`,
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  } catch (error) {
    log.error("a certificate's file could not be made", describeError(error));
    return problemPage(request, { status: 503, serial, headers: { "Retry-After": "60" } });
  }
}
