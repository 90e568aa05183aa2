import type { HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { answersOf, type ReadableAnswer } from "~/domain/internships/answers";
import { asTyped } from "~/domain/internships/application";
import { fieldsToCorrect } from "~/domain/internships/correction.server";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { ErrorSummary } from "~/forms";
import { useTranslation } from "~/i18n";
import { ButtonLink, PageHeader } from "~/ui";
import { ownApplication } from "../receipt.server";
import { answerCorrection, type CorrectionState } from "./action.server";
import { CorrectionForm } from "./form";

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const loader = handler(internship.correct, async ({ params, context, language }) => {
  const application = await ownApplication({ params, context });
  const { id, state, version, returnReason, returnFields } = application;
  const open = state === "returned";
  return {
    path: receiptPath(id),
    state,
    open: open ? { version, reason: returnReason, fields: fieldsToCorrect(returnFields) } : null,
    values: open ? asTyped(application) : {},
    answers: open ? answersOf(application, language) : [],
  };
});

export const action = handler(internship.correct, async ({ request, params, context, language }) => {
  const application = await ownApplication({ params, context });
  return answerCorrection({ request, application, language });
});

export default function Correct() {
  const { t } = useTranslation("internship-receipt");
  const { path, state, open, values, answers } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const header = <PageHeader record={t(`titles.${state}`)} />;
  if (!open)
    return (
      <>
        {header}
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
  const formState = sent ?? nothing;
  return (
    <>
      {header}
      <div className="max-w-2xl">
        <CorrectionForm state={formState} {...open} requested={open.fields} path={path} />
        <h2 className="mt-12 mb-1 text-xl">{t("correction.rest")}</h2>
        <p className="mb-4 text-muted">{t("correction.rest-hint")}</p>
        <GivenAnswers answers={answers.filter(({ field }) => !formState.fields.includes(field))} />
      </div>
    </>
  );
}

/** Shown if no correction is requested any more: a link to the receipt, and the typed values. */
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
