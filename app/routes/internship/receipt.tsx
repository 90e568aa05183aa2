import type { HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { RESUME } from "~/domain/internships/resume-code.server";
import { translator, useTranslation } from "~/i18n";
import { noticesOf } from "~/platform/flash.server";
import { Button, ButtonLink, Ltr, Notice, OfficeLines, PageHeader } from "~/ui";
import { ownApplication, type ReceiptView, receiptView, SENT } from "./receipt.server";
import { History, PaperPlaces, PapersClosed } from "./receipt-parts";

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const loader = handler(internship.receipt, async ({ request, params, context, language }) => {
  const application = await ownApplication({ params, context });
  const notices = await noticesOf(request);
  return {
    head: { title: translator(language, "internship-receipt")(`titles.${application.state}`) },
    justSent: notices.some(({ key }) => key === SENT),
    receipt: await receiptView(application, language),
  };
});

export default function Receipt() {
  const { t } = useTranslation("internship-receipt");
  const { justSent, receipt } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <div className="receipt-parts">
        <div className="max-w-2xl">
          <ReceiptState receipt={receipt} />
          <ReceiptBox receipt={receipt} />
          <p className="mt-6 flex flex-wrap items-center gap-3">
            {receipt.papers.isMissing ? (
              <ButtonLink href={`${receipt.path}/documents`}>{t("papers.add")}</ButtonLink>
            ) : null}
            <ButtonLink href="/" variant={receipt.papers.isMissing ? "quiet" : undefined}>
              {t("ok")}
            </ButtonLink>
            <ButtonLink href={`${receipt.path}/print`} variant="quiet">
              {t("print.link")}
            </ButtonLink>
            <ButtonLink href={`${receipt.path}/receipt.pdf`} variant="quiet">
              {t("print.pdf")}
            </ButtonLink>
          </p>
          <Papers receipt={receipt} />
        </div>
        <div>
          <History events={receipt.events} />
          <FollowUp />
        </div>
      </div>
      {justSent ? <SentDialog number={receipt.number} /> : null}
    </>
  );
}

function ReceiptState({ receipt: { state, reason, path, papers } }: { receipt: ReceiptView }) {
  const { t } = useTranslation("internship-receipt");
  if (state !== "returned")
    return (
      <p className="mb-6 text-lg">
        {t(state === "received" && papers.isMissing ? "states.papers-missing" : `states.${state}`)}
        {state === "accepted" ? " " : null}
        {state === "accepted" ? (
          <a className="link" href={href(information.registrationRequirements)}>
            {t("requirements")}
          </a>
        ) : null}
      </p>
    );
  return (
    <div className="mb-8">
      <Notice kind="warning">
        <p>{t("states.returned")}</p>
        <p dir="auto" className="mt-2 text-lg font-bold whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
        <p className="mt-4">
          <a className="btn" href={`${path}/correct`}>
            {t("correct")}
          </a>
        </p>
      </Notice>
    </div>
  );
}

function ReceiptBox({ receipt: { number, memberNumber, code, name, day } }: { receipt: ReceiptView }) {
  const { t } = useTranslation("internship-receipt");
  return (
    <section className="receipt">
      <h2>{t("number")}</h2>
      <p className="receipt-number temp-number">
        <Ltr>{number}</Ltr>
      </p>
      <p>{t("keep")}</p>
      <dl>
        <dt>{t("facts.name")}</dt>
        <dd>
          <bdi className="wrap-anywhere">{name}</bdi>
        </dd>
        <dt>{t("facts.day")}</dt>
        <dd>
          <time dateTime={day.iso}>{day.text}</time>
        </dd>
        {memberNumber === null ? null : (
          <>
            <dt>{t("facts.member-number")}</dt>
            <dd>
              <Ltr>{memberNumber}</Ltr>
              {" · "}
              <a className="link" href={href(doctorPortal.signIn)}>
                {t("open-account")}
              </a>
            </dd>
          </>
        )}
        {code ? (
          <>
            <dt>{t("facts.code")}</dt>
            <dd className="resume-code">
              <Ltr>{code}</Ltr>
            </dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}

function Papers({ receipt: { papers, path } }: { receipt: ReceiptView }) {
  const { t } = useTranslation("internship-receipt");
  return (
    <section id="papers" className="mt-10" aria-labelledby="papers-title">
      <h2 id="papers-title" className="mb-3 text-xl">
        {t("papers.title")}
      </h2>
      <PaperPlaces papers={papers} path={path} />
      <PapersClosed papers={papers} />
      {papers.may === "open" && !papers.isMissing ? (
        <p className="mt-4">
          <a className="link" href={`${path}/documents`}>
            {t("papers.more")}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function FollowUp() {
  const { t } = useTranslation("internship-receipt");
  return (
    <section className="mt-10" aria-labelledby="follow-up">
      <h2 id="follow-up" className="mb-3 text-xl">
        {t("follow-up")}
      </h2>
      <p>{t("call")}</p>
      <OfficeLines />
      <p className="mt-4">
        {t("elsewhere")}{" "}
        <a className="link" href={RESUME}>
          {t("resume.title")}
        </a>
      </p>
    </section>
  );
}

/** Shows the temporary number in a dialog right after submission, if the script opens it. */
function SentDialog({ number }: { number: string }) {
  const { t } = useTranslation("internship-receipt");
  return (
    <dialog className="sent-dialog" data-enhance="sent-dialog" aria-labelledby="sent-title">
      <h2 id="sent-title" className="text-xl">
        {t("sent")}
      </h2>
      <p className="mt-4 text-muted">{t("number")}</p>
      <p className="receipt-number temp-number">
        <Ltr>{number}</Ltr>
      </p>
      <p>{t("keep")}</p>
      <form method="dialog" className="mt-6 flex flex-wrap gap-3">
        <a className="btn" href="/">
          {t("ok")}
        </a>
        <Button type="submit" asks variant="quiet">
          {t("stay")}
        </Button>
      </form>
    </dialog>
  );
}
