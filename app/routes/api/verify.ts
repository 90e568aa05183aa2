import { api } from "~/addresses/api";
import { verifyCertificate } from "~/domain/certificates/verification.server";
import { readCode } from "~/domain/certificates/verification-code";
import { digestOfCode, enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { call, success } from "./call.server";
import { Refused } from "./refused.server";

/** Answers like `/verify/:code`, for programs that verify certificates. */
export const loader = call(api.verify, async ({ params, context }) => {
  const code = readCode(params.code ?? "");
  if (code) await enforceRateLimit("lookUp", context, digestOfCode(code));
  return certificateAnswer(code);
});

/** Answers with the status of the certificate of this code. Throws 404 if there is none. */
export async function certificateAnswer(code: string | null): Promise<Response> {
  const found = code ? await verifyCertificate(code) : null;
  if (!found) throw new Refused(404, "certificates:verify.json-not-found");
  const { name, memberNumber, issuedOn, validUntil, status, cancelledOn } = found;
  const certificate = { name, number: memberNumber, issuedOn, validUntil, status };
  return success({ certificate: { ...certificate, ...(cancelledOn && { cancelledOn }) } });
}
