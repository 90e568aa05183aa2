import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireDoctor } from "~/auth/guards.server";
import { tooManyRequests } from "~/auth/refused-attempt.server";
import { pages } from "~/content/pages";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { listOwnNameChanges } from "~/domain/name-changes/requests.server";
import { readForm } from "~/forms/read-body.server";
import { formatMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { requireOwnPassword } from "../own-password.server";
import { answerRequest } from "./answer-request.server";
import { AskForm } from "./ask-form";
import { OwnRequests } from "./own-requests";
import { PresentNames } from "./present-names";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const doctor = await requireDoctor(request);
  requireOwnPassword(doctor);
  const language = await languageOf(request);
  const title = pages["/dr-dashboard/name-change"][language];
  const own = await listOwnNameChanges(doctor.memberNumber);
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [
      { title: pages["/dr-dashboard"][language], path: "/dr-dashboard" },
      { title: pages["/dashboard/personal-card"][language], path: "/dashboard/personal-card" },
    ],
    names: doctor.name,
    waits: own.some(({ state }) => state === "waiting"),
    requests: own.map(({ createdAt, decidedAt, ...asked }) => ({
      ...asked,
      sent: formatMoment(createdAt, language),
      decided: decidedAt && formatMoment(decidedAt, language),
    })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const doctor = await requireDoctor(request);
  requireOwnPassword(doctor);
  const over = await overRateLimit("nameChange", doctor.memberNumber);
  if (over) throw tooManyRequests(over);
  return answerRequest(
    request,
    doctor,
    await readForm(request, { filesFrom: { kind: "doctor", id: doctor.memberNumber } }),
  );
}

export default function NameChange() {
  const { t } = useTranslation("names");
  const { title, crumbs, names, waits, requests } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const present = (
    <>
      <p className="mb-4">{t("intro")}</p>
      <PresentNames names={names} />
    </>
  );
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <div className="max-w-3xl">
        {waits && !refused ? (
          <>
            {present}
            <Notice>{t("one-at-a-time")}</Notice>
          </>
        ) : (
          <AskForm names={names} refused={refused}>
            {present}
          </AskForm>
        )}
        {requests.length ? <OwnRequests requests={requests} /> : null}
      </div>
    </>
  );
}
