import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireDoctor } from "~/auth/guards.server";
import { VALID_DAYS } from "~/domain/certificates/validity";
import { readForm } from "~/forms/read-body.server";
import { SubmissionId, SubmitButton } from "~/forms/submission";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { requireOwnPassword } from "../own-password.server";
import { answerRequest, type RefusedRequest } from "./answer-request.server";
import { Blocked } from "./blocked";
import { OwnCertificates } from "./own-certificates";
import { shownRequest } from "./shown-request.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const doctor = await requireDoctor(request);
  requireOwnPassword(doctor);
  return shownRequest(doctor.memberNumber, await languageOf(request));
}

export async function action({ request }: ActionFunctionArgs) {
  const doctor = await requireDoctor(request);
  requireOwnPassword(doctor);
  return answerRequest(await readForm(request), request, doctor);
}

function NotIssued({ because, until }: RefusedRequest) {
  const { t } = useTranslation("certificates");
  return (
    <div role="alert" className="mb-8">
      <Notice kind="danger">
        <h2 className="text-lg">{t("failed")}</h2>
        <p>{because === "too-often" ? until : t("failed-advice")}</p>
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

export default function RequestCertificate() {
  const { title, home, today, blocked, earlier } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} crumbs={[{ title: home, path: "/dr-dashboard" }]} />
      <div className="max-w-4xl">
        {refused && refused.because !== "blocked" ? <NotIssued {...refused} /> : null}
        {blocked ? <Blocked blocked={blocked} today={today} alert={Boolean(refused)} /> : <Generate />}
        <OwnCertificates certificates={earlier} />
      </div>
    </>
  );
}
