import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pages } from "~/content/pages";
import { readForm } from "~/forms/read-form.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { documentTitle } from "~/ui/document-title";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { answerSheet } from "./answer-sheet.server";
import { SurveyForm } from "./survey-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle, description: data.about }) : [];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const title = pages["/survey"][language];
  return {
    title,
    documentTitle: documentTitle(title, language),
    about: translator(language, "survey")("lead"),
  };
}

export async function action(args: ActionFunctionArgs) {
  return answerSheet(await readForm(args.request), args);
}

function Confidentiality() {
  const { t } = useTranslation("survey");
  return (
    <Notice>
      <p className="font-bold">{t("confidential")}</p>
      <p>{t("kept-apart")}</p>
      <p>{t("counted")}</p>
      <p className="mt-2">
        <a className="link" href="/privacy-policy#survey">
          {t("privacy")}
        </a>
      </p>
    </Notice>
  );
}

export default function Survey() {
  const { t } = useTranslation("survey");
  const { title } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} />
      <div className="grid max-w-4xl gap-8">
        {refused ? null : (
          <>
            <p className="max-w-2xl text-lg">{t("lead")}</p>
            <Confidentiality />
          </>
        )}
        <SurveyForm refused={refused} />
        {refused ? <Confidentiality /> : null}
      </div>
    </>
  );
}
