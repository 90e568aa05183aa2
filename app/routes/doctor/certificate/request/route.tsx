import { data, type HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { certificates } from "~/addresses/certificates";
import { href } from "~/addresses/href";
import { handler, type Visit } from "~/auth/handler.server";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import { certificateFacts, listOwnCertificates } from "~/domain/certificates/certificates.server";
import { certificateBlock } from "~/domain/certificates/eligibility";
import { issueCertificate } from "~/domain/certificates/issue.server";
import { certificateValidity, VALID_DAYS } from "~/domain/certificates/validity";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { CertificateState } from "~/features/certificates/certificate-state";
import { type NextStep, StandingAction } from "~/features/standing/standing";
import { SubmissionId, SubmitButton } from "~/forms";
import { submit } from "~/forms/submit.server";
import { formatDay, translator, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { ownOrigin } from "~/platform/origin.server";
import { Ltr, Notice, PageHeader } from "~/ui";
import { blockInWords } from "../../standing-view.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(certificates.request, async ({ doctor, language }) => {
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
});

export const action = handler(certificates.request, requestCertificate);

export default function RequestCertificate() {
  const { today, blocked, earlier } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <div className="max-w-4xl">
        {refused && refused.reason !== "blocked" ? <NotIssued {...refused} /> : null}
        {blocked ? <Blocked blocked={blocked} today={today} alert={Boolean(refused)} /> : <Generate />}
        <OwnCertificates earlier={earlier} />
      </div>
    </>
  );
}

const refused = (reason: RefusedRequest["reason"], status: number, until: string | null = null) =>
  data<RefusedRequest>({ reason, until }, { status });

export function requestCertificate({ request, doctor: { memberNumber }, language }: Visit<"doctor">) {
  return submit(request, {
    form: "certificate",
    by: { id: `doctor:${memberNumber}` },
    read: () => ({ value: {}, refuse: () => refused("blocked", 403) }),
    write: async (_, submission) => {
      await enforceRateLimit("certificate", memberNumber);
      return issueCertificate(memberNumber, { submission, publicUrl: ownOrigin(request) });
    },
    answer: (outcome, refuse) =>
      "blocked" in outcome
        ? refuse()
        : { to: href(certificates.certificate, { serial: outcome.serial }), say: "certificates:generated" },
    failed: (error) => {
      const later = retryAfterOf(error, language);
      if (later) {
        const until = translator(language, "certificates")("too-often", later.words);
        return data<RefusedRequest>({ reason: "too-often", until }, { status: 429, headers: later.headers });
      }
      log.error("failed to issue a certificate", describeError(error));
      return refused("failed", 503);
    },
  });
}

type RefusedRequest = { reason: "blocked" | "too-often" | "failed"; until: string | null };

function NotIssued({ reason, until }: RefusedRequest) {
  const { t } = useTranslation("certificates");
  return (
    <div role="alert" className="mb-8">
      <Notice kind="danger">
        <h2 className="text-lg">{t("failed")}</h2>
        <p>{reason === "too-often" ? until : t("failed-advice")}</p>
      </Notice>
    </div>
  );
}

function Generate() {
  const { t } = useTranslation("certificates");
  return (
    <>
      <p className="text-lg font-bold">{t("allowed")}</p>
      <p className="mt-3">{t("about", { days: VALID_DAYS })}</p>
      <p className="mt-3 mb-6 text-muted">{t("same-month")}</p>
      <form method="post">
        <SubmissionId />
        <SubmitButton busy="generating">{t("generate")}</SubmitButton>
      </form>
    </>
  );
}

type Props = { blocked: { says: string; why: string; way: NextStep }; today: string; alert: boolean };

function Blocked({ blocked: { says, why, way }, today, alert }: Props) {
  const { t } = useTranslation("certificates");
  return (
    <section className="standing" aria-label={t("not-available")}>
      <div role={alert ? "alert" : undefined}>
        <Notice kind="danger">
          <h2 className="text-lg">{t("not-available")}</h2>
          <p className="mt-1 font-bold">{says}</p>
          <p className="mt-1">{why}</p>
        </Notice>
      </div>
      <p className="my-4 text-muted">{t("as-today", { day: today })}</p>
      <StandingAction ways={[way]} linked />
    </section>
  );
}

type Earlier = {
  serial: string;
  issued: string;
  validUntil: string;
  state: ComponentProps<typeof CertificateState>["state"];
};

function OwnCertificates({ earlier }: { earlier: Earlier[] }) {
  const { t } = useTranslation("certificates");
  return (
    <section aria-labelledby="earlier" className="mt-12">
      <h2 id="earlier" className="text-xl">
        {t("earlier")}
      </h2>
      {earlier.length ? (
        <ul className="mt-2">
          {earlier.map(({ serial, issued, validUntil, state }) => (
            <li
              key={serial}
              className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3"
            >
              <a className="link py-1 font-bold" href={href(certificates.certificate, { serial })}>
                <Ltr>{serial}</Ltr>
              </a>
              <CertificateState state={state} />
              <span className="text-muted">
                {`${t("issued")}: ${issued} · ${t("valid-until")}: ${validUntil}`}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-muted">{t("none-yet")}</p>
      )}
    </section>
  );
}
