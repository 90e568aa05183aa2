import { api } from "~/addresses/api";
import { readCode } from "~/domain/certificates/verification-code";
import { call } from "./call.server";
import { requireProgram } from "./program.server";
import { certificateAnswer } from "./verify";

export const loader = call(api.programCertificate, async ({ request, params }) => {
  await requireProgram(request);
  return certificateAnswer(readCode(params.code ?? ""));
});
