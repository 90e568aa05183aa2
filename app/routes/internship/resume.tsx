import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { association, phoneLink } from "~/content/association";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { Ltr } from "~/ui/text";
import { FORM, formCrumb } from "./addresses";
import { answerResume } from "./answer-resume.server";
import { ResumeForm } from "./resume-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const title = translator(language, "internship-receipt")("resume.title");
  return { title, documentTitle: documentTitle(title, language), crumb: formCrumb(language) };
}

export async function action(args: ActionFunctionArgs) {
  return answerResume(await readForm(args.request), args);
}

export default function Resume() {
  const { t } = useTranslation("internship-receipt");
  const { title, crumb } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={[crumb]} />
      <div className="max-w-2xl">
        <p className="mb-8 text-lg">{t("resume.lead")}</p>
        <ResumeForm refused={useActionData<typeof action>()} />
        <h2 className="mt-12 mb-2 text-xl">{t("resume.lost")}</h2>
        <p>{t("resume.lost-hint")}</p>
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
          <a className="link" href={FORM}>
            {t("resume.form")}
          </a>
          <a className="link" href={phoneLink(association.phone)}>
            <Ltr>{association.phone}</Ltr>
          </a>
        </p>
      </div>
    </>
  );
}
