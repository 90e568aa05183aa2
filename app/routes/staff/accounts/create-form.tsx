import type { useForm } from "@conform-to/react";
import { ADVISED_STAFF, LEAST_STAFF } from "~/domain/accounts/password-rule";
import { Field } from "~/forms/field";
import { SubmissionId, SubmitButton } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { ACCOUNTS, INVITATIONS } from "./address";
import { RoleSelect } from "./role-select";

export type AccountFields = { email: string; full_name: string; password: string; role: string };
type Props = { fields: ReturnType<typeof useForm<AccountFields, string[]>>[1] };

export function useCreateLabels(): Record<keyof AccountFields, string> {
  const { t } = useTranslation("accounts");
  return {
    email: t("user-email"),
    full_name: t("full-name"),
    password: t("password"),
    role: t("role"),
  };
}

/** A new account: with a first password, or with a link by which its owner chooses one. */
export function CreateForm({ fields }: Props) {
  const { t } = useTranslation("accounts");
  const labels = useCreateLabels();
  const hint = t("password-hint", { least: LEAST_STAFF, advised: ADVISED_STAFF });
  return (
    <section aria-labelledby="create" className="card p-6">
      <h2 id="create" className="text-xl">
        {t("create-title")}
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted">{t("create-hint")}</p>
      <form method="post" action={ACCOUNTS} noValidate>
        <SubmissionId />
        <Field field={fields.email} label={labels.email} type="email" dir="ltr" autoComplete="off" />
        <Field field={fields.full_name} label={labels.full_name} autoComplete="off" maxLength={120} />
        <div className="field">
          <label htmlFor={fields.role.id} className="field-label">
            {labels.role}
          </label>
          <p id={fields.role.descriptionId} className="field-hint">
            {t("role-hint")}
          </p>
          <RoleSelect
            id={fields.role.id}
            defaultValue={fields.role.initialValue}
            aria-describedby={fields.role.descriptionId}
            aria-invalid={fields.role.errors ? true : undefined}
          />
        </div>
        <Field
          field={fields.password}
          label={labels.password}
          hint={hint}
          type="password"
          dir="ltr"
          autoComplete="new-password"
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy="creating">{t("create")}</SubmitButton>
          <SubmitButton busy="sending" variant="quiet" formAction={INVITATIONS}>
            {t("invite")}
          </SubmitButton>
        </div>
      </form>
    </section>
  );
}
