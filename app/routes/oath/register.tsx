import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pages } from "~/content/pages";
import { readForm } from "~/forms/read-form.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { documentTitle } from "~/ui/document-title";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { AboutOath } from "./about-oath";
import { answerOath } from "./answer-oath.server";
import { OathForm } from "./oath-form";
import { RegisteredBefore } from "./registered-before";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle, description: data.about }) : [];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const title = pages["/dr-qasam"][language];
  return {
    title,
    documentTitle: documentTitle(title, language),
    about: translator(language, "oath")("lead"),
  };
}

export async function action(args: ActionFunctionArgs) {
  return answerOath(await readForm(args.request), args);
}

export default function RegisterOath() {
  const { t } = useTranslation("oath");
  const { title } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} />
      {shown?.before ? (
        <RegisteredBefore {...shown.before} />
      ) : (
        <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
          <div>
            {shown ? null : <p className="mb-8 max-w-2xl text-lg">{t("lead")}</p>}
            <OathForm {...shown} />
          </div>
          <AboutOath />
        </div>
      )}
    </>
  );
}
