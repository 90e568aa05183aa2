import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { account } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { requireStaffPassword } from "~/auth/reauthenticate.server";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import { ownTokenHash } from "~/auth/sessions.server";
import { changedPasswordInput } from "~/domain/accounts/staff-input";
import { changeOwnPassword } from "~/domain/accounts/staff-password.server";
import { ADVISED_STAFF, MIN_STAFF } from "~/fields/password-rule";
import { ErrorSummary, Field, SubmissionId, useChecks } from "~/forms";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, PageHeader } from "~/ui";

type Fields = { old_password: string; password: string; password_again: string };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(account.password, () => null);

const wrongPassword = { fields: { old_password: ["accounts:own.wrong-password"] } };

export const action = handler(account.password, async ({ request, staff }) =>
  submit(request, {
    form: "own-password",
    by: staff,
    secret: true,
    read: (form) => readAttempt(form, changedPasswordInput),
    write: async ({ old_password: old, password }, submission) => {
      await requireStaffPassword(staff.id, old);
      const tokenHash = await ownTokenHash("staff", request);
      return changeOwnPassword({ id: staff.id, tokenHash }, password, submission);
    },
    answer: () => ({ to: href(account.overview), say: "accounts:own.password-changed" }),
    failed: (error, refuse) => refuseAttempt(error, request, refuse, wrongPassword),
  }),
);

export default function ChangePassword() {
  const { t } = useTranslation("accounts");
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
      <PageHeader />
      <form method="post" noValidate {...useChecks(changedPasswordInput, "max-w-md")}>
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
          hint={t("new-password-hint", { least: MIN_STAFF, advised: ADVISED_STAFF })}
          {...fresh}
        />
        <Field field={fields.password_again} label={labels.password_again} {...fresh} />
        <p className="mb-4">{t("own.ends-others")}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("own.change-password")}</Button>
          <ButtonLink href={href(account.overview)} variant="quiet">
            {t("own.cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
