import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pages } from "~/content/pages";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { SubmissionId } from "~/forms/submission";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { pageMeta } from "~/ui/page-meta";
import { SignInPage } from "~/ui/sign-in-page";
import { answerCode } from "./answer-code.server";
import { NewPasswordFields, useNewPasswordLabels } from "./new-password-fields";
import { shownTitle } from "./shown-title";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export const loader = async ({ request }: LoaderFunctionArgs) =>
  shownTitle("/dr-portal/recover", await languageOf(request));

export const action = (args: ActionFunctionArgs) => answerCode(args);

export default function RecoverByCode() {
  const { t, language } = useTranslation("portal");
  const { title } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [form, fields] = useForm<Record<string, string>, string[]>({
    id: "recover",
    lastResult: refused?.answer,
  });
  const labels = { docNo: t("number"), code: t("recover.code"), ...useNewPasswordLabels() };
  return (
    <SignInPage
      title={title}
      intro={t("recover.intro")}
      crumbs={[{ title: pages["/dr-portal"][language], path: "/dr-portal" }]}
    >
      <ErrorSummary form={form} labels={labels} sentence={refused?.locked} />
      <form method="post" noValidate className="card grid p-6">
        <SubmissionId />
        <Field
          field={fields.docNo as never}
          label={labels.docNo}
          inputMode="numeric"
          autoComplete="username"
          dir="ltr"
        />
        <Field
          field={fields.code as never}
          label={labels.code}
          hint={t("recover.code-hint")}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <NewPasswordFields password={fields.password!} again={fields.password_again!} />
        <button type="submit" className="btn">
          {t("recover.button")}
        </button>
      </form>
    </SignInPage>
  );
}
