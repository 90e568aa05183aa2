import type { useForm } from "@conform-to/react";
import type { NamedCentre } from "~/domain/elections/centres.server";
import { Field } from "~/forms/field";
import { SubmissionId, SubmitButton } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { AccountFields } from "./account-fields";
import { COMPUTER_USERS } from "./address";

export type NewUserFields = AccountFields & { username: string; password: string };
type Props = {
  fields: ReturnType<typeof useForm<NewUserFields, string[]>>[1];
  centres: NamedCentre[];
};

/** A new user of the computer portal, with a first password that the admin types. */
export function CreateForm({ fields, centres }: Props) {
  const { t } = useTranslation("computer-users");
  return (
    <section aria-labelledby="create" className="card p-6">
      <h2 id="create" className="text-xl">
        {t("create-title")}
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted">{t("create-hint")}</p>
      <form method="post" action={COMPUTER_USERS} noValidate>
        <SubmissionId />
        <Field
          field={fields.username}
          label={t("username")}
          hint={t("username-hint")}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        <AccountFields fields={fields as never} centres={centres} />
        <Field
          field={fields.password}
          label={t("password")}
          hint={t("password-hint")}
          type="password"
          inputMode="numeric"
          dir="ltr"
          autoComplete="new-password"
        />
        <SubmitButton busy="creating">{t("create")}</SubmitButton>
      </form>
    </section>
  );
}
