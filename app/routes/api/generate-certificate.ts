import { api } from "~/addresses/api";
import { certificates } from "~/addresses/certificates";
import { href } from "~/addresses/href";
import { figure } from "~/content/current-edition";
import { findOwnCertificate } from "~/domain/certificates/certificates.server";
import { issueCertificate } from "~/domain/certificates/issue.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { ownOrigin } from "~/platform/origin.server";
import { requireAccess } from "./access.server";
import { call, methodNotAllowed, success } from "./call.server";
import { memberNumberIn, outcomeOf, readBody, submissionIn } from "./input.server";
import { Refused } from "./refused.server";

export const action = call(api.generateCertificate, async ({ request, caller }) => {
  const form = await readBody(request, { numbers: ["docNo"] });
  const memberNumber = memberNumberIn("docNo", form.get("docNo"));
  requireAccess(caller, memberNumber);
  await enforceRateLimit("certificate", memberNumber);
  const publicUrl = ownOrigin(request);
  const submission = await submissionIn(form, "generate-certificate", String(memberNumber));
  const issued = outcomeOf(await issueCertificate(memberNumber, { submission, publicUrl }));
  if ("blocked" in issued) {
    const params = { count: figure("certificate.months-behind") };
    throw new Refused(403, `certificates:blocked.${issued.blocked}`, { params });
  }
  const certificate = await findOwnCertificate(issued.serial, memberNumber);
  if (!certificate) throw new Error("a certificate is gone that was just issued");
  const path = href(certificates.pdf, { serial: issued.serial });
  return success({
    certificateUrl: path,
    directUrl: publicUrl + path,
    fileName: `${memberNumber}-${certificate.issuedOn}.pdf`,
  });
});

export const loader = methodNotAllowed(api.generateCertificate);
