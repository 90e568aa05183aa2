import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { certificates } from "~/addresses/certificates";
import type { Doctor } from "~/auth/guards.server";
import { retryAfter } from "~/auth/refused-attempt.server";
import { visit } from "~/auth/visit.server";
import { certificateFacts, listOwnCertificates } from "~/domain/certificates/certificates.server";
import { certificateBlock } from "~/domain/certificates/eligibility";
import { issueCertificate } from "~/domain/certificates/issue.server";
import { certificateValidity } from "~/domain/certificates/validity";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { readForm } from "~/forms/read-body.server";
import { formatDay, type Language, translator } from "~/i18n";
import { today } from "~/platform/clock.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { ownOrigin } from "~/platform/origin.server";
import { PageHeader } from "~/ui";
import { blockInWords } from "../../standing-view.server";
import { Blocked, Generate, NotIssued, OwnCertificates, type RefusedRequest } from "./view";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { doctor, language } = await visit(request, certificates.request);
  const day = today();
  const [facts, earlier] = await Promise.all([
    certificateFacts(doctor.memberNumber),
    listOwnCertificates(doctor.memberNumber),
  ]);
  if (!facts) throw new Response(null, { status: 404 });
  const block = certificateBlock(facts, day);
  return {
    today: formatDay(day, language),
    blocked: block && blockInWords(block, day, language),
    earlier: earlier.map(({ serial, issuedOn, validUntil, cancelledOn }) => ({
      serial,
      issued: formatDay(issuedOn, language),
      validUntil: formatDay(validUntil, language),
      state: certificateValidity({ validUntil, cancelled: cancelledOn !== null }, day),
    })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const visitor = await visit(request, certificates.request);
  return requestCertificate(await readForm(request), request, visitor);
}

export default function RequestCertificate() {
  const { today, blocked, earlier } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <div className="max-w-4xl">
        {refused && refused.because !== "blocked" ? <NotIssued {...refused} /> : null}
        {blocked ? <Blocked blocked={blocked} today={today} alert={Boolean(refused)} /> : <Generate />}
        <OwnCertificates certificates={earlier} />
      </div>
    </>
  );
}

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
