import { data } from "@remix-run/node";
import type { Doctor } from "~/auth/guards.server";
import { retryAfter } from "~/auth/refused-attempt.server";
import { issueCertificate } from "~/domain/certificates/issue.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { submissionOf } from "~/domain/submissions/once.server";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { ownOrigin } from "~/platform/origin.server";

export type RefusedRequest = { because: "blocked" | "too-often" | "failed"; until: string | null };

const refused = (because: RefusedRequest["because"], status: number, until: string | null = null) =>
  data<RefusedRequest>({ because, until }, { status });

export async function requestCertificate(
  form: FormData,
  request: Request,
  { doctor, language }: { doctor: Doctor; language: Language },
) {
  const { memberNumber } = doctor;
  try {
    await enforceRateLimit("certificate", memberNumber);
    const submission = await submissionOf(form, "certificate", { id: `doctor:${memberNumber}` });
    const { outcome } = await issueCertificate(memberNumber, { submission, publicUrl: ownOrigin(request) });
    if ("blocked" in outcome) return refused("blocked", 403);
    const notice = { kind: "success", key: "certificates:generated" } as const;
    return await redirectWithFlash(request, `/certificates/${outcome.serial}`, notice);
  } catch (error) {
    const later = retryAfter(error, language);
    if (later) {
      const until = translator(language, "certificates")("too-often", later.words);
      return data<RefusedRequest>({ because: "too-often", until }, { status: 429, headers: later.headers });
    }
    log.error("a certificate could not be issued", describeError(error));
    return refused("failed", 503);
  }
}
