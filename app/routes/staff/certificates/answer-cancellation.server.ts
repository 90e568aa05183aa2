import { data } from "@remix-run/node";
import { z } from "zod";
import type { StaffUser } from "~/auth/guards.server";
import { cancelCertificate } from "~/domain/certificates/certificates.server";
import { certificatesAddress } from "~/domain/certificates/filter";
import { submissionOf } from "~/domain/submissions/once.server";
import { paragraphs } from "~/forms/field-schemas";
import { type Answer, parseForm } from "~/forms/parse-form";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";

const LONGEST_REASON = 500;
const schema = z.object({ reason: paragraphs(LONGEST_REASON) });

type Asked = { form: FormData; request: Request; staff: StaffUser; serial: string };

/** Back to the list once the certificate is cancelled, else the page with what stood against it. */
export async function answerCancellation({ form, request, staff, serial }: Asked) {
  const { value, refuse } = parseForm(form, schema);
  if (!value) return data<{ answer: Answer | null }>({ answer: refuse() }, { status: 422 });
  const submission = await submissionOf(form, `cancel-certificate:${serial}`, staff);
  try {
    const cancellation = { serial, reason: value.reason, staffId: staff.id };
    const { outcome } = await cancelCertificate(cancellation, submission);
    if (!outcome.done) return data<{ answer: Answer | null }>({ answer: null }, { status: 409 });
    const notice = { kind: "success", key: "certificates:staff.cancelled" } as const;
    return await redirectWithFlash(request, certificatesAddress({ q: serial }), notice);
  } catch (error) {
    log.error("a certificate could not be cancelled", describeError(error));
    const answer = refuse({ form: ["certificates:staff.cancel-failed"] });
    return data<{ answer: Answer | null }>({ answer }, { status: 503 });
  }
}
