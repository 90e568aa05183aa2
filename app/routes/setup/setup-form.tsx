import { useForm } from "@conform-to/react";
import { ADVISED_STAFF, LEAST_STAFF } from "~/domain/accounts/password-rule";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import type { Answer } from "~/forms/parse-form";
import { SubmissionId, SubmitButton } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";

export type RefusedSetup = { answer: Answer; locked: string | null };

const names = ["setup_token", "email", "password", "full_name"] as const;

/** Who becomes the first admin, and the token that proves the right to say so. */
export function SetupForm({ refused }: { refused: RefusedSetup | undefined }) {
  const { t } = useTranslation("accounts");
  const [form, fields] = useForm<Record<(typeof names)[number], string>, string[]>({
    id: "setup",
    lastResult: refused?.answer,
  });
  const labels = {
    setup_token: t("setup.token"),
    email: t("user-email"),
    password: t("password"),
    full_name: t("full-name"),
  };
  return (
    <>
      <ErrorSummary form={form} labels={labels} sentence={refused?.locked} />
      <form method="post" noValidate className="card grid p-6">
        <SubmissionId />
        <Field
          field={fields.setup_token}
          label={labels.setup_token}
          hint={t("setup.token-hint")}
          type="password"
          dir="ltr"
          autoComplete="one-time-code"
        />
        <Field field={fields.email} label={labels.email} type="email" dir="ltr" autoComplete="username" />
        <Field
          field={fields.password}
          label={labels.password}
          hint={t("new-password-hint", { least: LEAST_STAFF, advised: ADVISED_STAFF })}
          type="password"
          dir="ltr"
          autoComplete="new-password"
        />
        <Field field={fields.full_name} label={labels.full_name} autoComplete="name" maxLength={120} />
        <SubmitButton busy="creating">{t("setup.create")}</SubmitButton>
      </form>
    </>
  );
}
