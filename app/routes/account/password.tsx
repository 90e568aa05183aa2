import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { ADVISED_STAFF, LEAST_STAFF } from "~/domain/accounts/password-rule";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { readForm } from "~/forms/read-body.server";
import { SubmissionId } from "~/forms/submission";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { savePassword } from "./answer-password.server";
import { shownPage } from "./shown-page";

type Fields = { old_password: string; password: string; password_again: string };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "account.own");
  return shownPage("/account/password", await languageOf(request));
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "account.own");
  return savePassword(request, staff, await readForm(request));
}

export default function ChangePassword() {
  const { t } = useTranslation("accounts");
  const { title, crumbs } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [form, fields] = useForm<Fields, string[]>({ id: "own-password", lastResult: refused?.answer });
  const labels = {
    old_password: t("own.old-password"),
    password: t("own.new-password"),
    password_again: t("own.new-again"),
  };
  const fresh = { type: "password", dir: "ltr", autoComplete: "new-password" };
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <form method="post" noValidate className="max-w-md">
        <ErrorSummary form={form} labels={labels} sentence={refused?.locked} />
        <SubmissionId />
        <Field
          field={fields.old_password}
          label={labels.old_password}
          type="password"
          dir="ltr"
          autoComplete="current-password"
        />
        <Field
          field={fields.password}
          label={labels.password}
          hint={t("new-password-hint", { least: LEAST_STAFF, advised: ADVISED_STAFF })}
          {...fresh}
        />
        <Field field={fields.password_again} label={labels.password_again} {...fresh} />
        <p className="mb-4">{t("own.ends-others")}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("own.change-password")}</Button>
          <ButtonLink href="/account" variant="quiet">
            {t("own.cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
