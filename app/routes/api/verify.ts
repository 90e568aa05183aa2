import { mustNotTryCodes } from "~/auth/certificate-limits.server";
import { checkCode } from "~/domain/certificates/check.server";
import { readCode } from "~/domain/certificates/verification-code";
import { success } from "./answer.server";
import { call, otherMethod } from "./call.server";
import { Refused } from "./refused";

/** The same as `/verify/:code`, for programs that check certificates. */
export const loader = call(async ({ params, context }) => {
  const code = readCode(params.code ?? "");
  if (code) await mustNotTryCodes(context, code);
  const found = code ? await checkCode(code) : null;
  if (!found) throw new Refused(404, "certificates:verify.json-not-found");
  const { name, memberNumber, issuedOn, validUntil, status, cancelledOn } = found;
  const certificate = { name, number: memberNumber, issuedOn, validUntil, status };
  return success({ certificate: { ...certificate, ...(cancelledOn && { cancelledOn }) } });
});

export const action = otherMethod("GET, HEAD");
