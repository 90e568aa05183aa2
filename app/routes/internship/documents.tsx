import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { formCrumb } from "./addresses";
import { answerPapers, refusedUnread } from "./answer-papers.server";
import { ownApplication } from "./own-application.server";
import { PaperProblems } from "./paper-problems";
import { Papers } from "./papers";
import { shownPapers } from "./shown-receipt.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const answered = new Headers(actionHeaders);
  answered.set("Cache-Control", "private, no-store");
  return answered;
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const application = await ownApplication({ params, context });
  const language = await languageOf(request);
  const t = translator(language, "internship-receipt");
  const title = t("papers.page");
  const path = receiptPath(application.id);
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [formCrumb(language), { title: t(`titles.${application.state}`), path }],
    path,
    papers: await shownPapers(application, language),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const application = await ownApplication({ params, context });
  const sent = { request, context, application };
  const refused = await refusedUnread(sent);
  if (refused) return refused;
  return answerPapers(
    await readForm(request, { filesFrom: { kind: "applicant", id: application.id } }),
    sent,
  );
}

export default function Documents() {
  const { t } = useTranslation("internship-receipt");
  const { title, crumbs, path, papers } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <div className="max-w-2xl">
        {refused ? <PaperProblems sent={refused} most={papers.most} /> : null}
        <Papers papers={papers} path={path} />
        <p className="mt-8">
          <a className="link" href={path}>
            {t("print.back")}
          </a>
        </p>
      </div>
    </>
  );
}
