import { useForm } from "@conform-to/react";
import { ADVISED_STAFF, LEAST_STAFF } from "~/domain/accounts/password-rule";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import type { Answer } from "~/forms/parse-form";
import { UsernameField } from "~/forms/sign-in-form";
import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";

type Fields = { password: string; password_again: string };

/** One's own password, twice; the address goes along for those whose browser keeps passwords. */
export function PasswordForm({ email, refused }: { email: string; refused: Answer | undefined }) {
  const { t } = useTranslation("accounts");
  const [form, fields] = useForm<Fields, string[]>({ id: "choose", lastResult: refused });
  const labels = { password: t("password"), password_again: t("invitation.again") };
  return (
    <>
      <ErrorSummary form={form} labels={labels} />
      <form method="post" noValidate className="card grid p-6">
        <SubmissionId />
        <UsernameField label={t("user-email")} value={email} />
        <Field
          field={fields.password}
          label={labels.password}
          hint={t("new-password-hint", { least: LEAST_STAFF, advised: ADVISED_STAFF })}
          type="password"
          dir="ltr"
          autoComplete="new-password"
        />
        <Field
          field={fields.password_again}
          label={labels.password_again}
          type="password"
          dir="ltr"
          autoComplete="new-password"
        />
        <button type="submit" className="btn">
          {t("invitation.save")}
        </button>
      </form>
    </>
  );
}
