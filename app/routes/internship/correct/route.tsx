import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answersOf, type ReadableAnswer } from "~/domain/internships/answers";
import { fieldsToCorrect } from "~/domain/internships/correction";
import { asTyped } from "~/domain/internships/form-values";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { ErrorSummary } from "~/forms/error-summary";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { formCrumb } from "../addresses";
import { ownApplication } from "../receipt.server";
import { answerCorrection, type CorrectionState } from "./action.server";
import { CorrectionForm } from "./form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const application = await ownApplication({ params, context });
  const language = await languageOf(request);
  const t = translator(language, "internship-receipt");
  const title = t("correction.title");
  const { id, state, version, returnReason, returnFields } = application;
  const open = state === "returned";
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [formCrumb(language), { title: t(`titles.${state}`), path: receiptPath(id) }],
    path: receiptPath(id),
    open: open ? { version, reason: returnReason, fields: fieldsToCorrect(returnFields) } : null,
    values: open ? asTyped(application) : {},
    answers: open ? answersOf(application, language) : [],
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const application = await ownApplication({ params, context });
  return answerCorrection(await readForm(request), { request, context, application });
}

export default function Correct() {
  const { t } = useTranslation("internship-receipt");
  const { title, crumbs, path, open, values, answers } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (!open)
    return (
      <>
        <PageHeader title={title} crumbs={crumbs} />
        <NothingToCorrect path={path} sent={sent} />
      </>
    );
  const nothing = {
    fields: open.fields,
    values,
    errors: {},
    sentence: null,
    countryChanged: false,
    typed: [],
  };
  const shown = sent ?? nothing;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <div className="max-w-2xl">
        <CorrectionForm shown={shown} {...open} asked={open.fields} path={path} />
        <h2 className="mt-12 mb-1 text-xl">{t("correction.rest")}</h2>
        <p className="mb-4 text-muted">{t("correction.rest-hint")}</p>
        <GivenAnswers answers={answers.filter(({ field }) => !shown.fields.includes(field))} />
      </div>
    </>
  );
}

/** In place of a correction that is not asked for, or no longer: the way to the receipt, and what was typed. */
function NothingToCorrect({ path, sent }: { path: string; sent: CorrectionState | undefined }) {
  const { t } = useTranslation("internship-receipt");
  const none = { id: "correct", allErrors: {}, errors: undefined };
  return (
    <div className="max-w-2xl">
      {sent ? (
        <>
          <ErrorSummary form={none} labels={{}} sentence={sent.sentence} />
          <GivenAnswers answers={sent.typed} />
        </>
      ) : (
        <p className="text-lg">{t("correction.not-now")}</p>
      )}
      <p className="mt-8">
        <ButtonLink href={path}>{t("print.back")}</ButtonLink>
      </p>
    </div>
  );
}

function GivenAnswers({ answers }: { answers: ReadableAnswer[] }) {
  const { t } = useTranslation("internship");
  return (
    <dl className="given-answers">
      {answers.map(({ field, text, ltr }) => (
        <div key={field}>
          <dt>{t(`fields.${field}`)}</dt>
          <dd>
            <bdi dir={ltr ? "ltr" : undefined}>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
