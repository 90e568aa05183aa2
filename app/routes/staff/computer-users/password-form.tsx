import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { userAddress } from "./address";
import type { RefusedChange } from "./answer-change.server";

/** Another password for a user who has forgotten the old one, or should no longer know it. */
export function PasswordForm({ id, refused }: { id: string; refused: RefusedChange | undefined }) {
  const { t } = useTranslation("computer-users");
  const [form, fields] = useForm<{ password: string }, string[]>({
    id: "password",
    lastResult: refused?.answer,
  });
  return (
    <section aria-labelledby="password-title" className="card p-6">
      <ErrorSummary form={form} labels={{ password: t("new-password") }} />
      <h2 id="password-title" className="mb-4 text-xl">
        {t("new-password")}
      </h2>
      <form method="post" action={userAddress(id, "password")} noValidate>
        <SubmissionId />
        <Field
          field={fields.password}
          label={t("password")}
          hint={t("new-password-hint")}
          type="password"
          inputMode="numeric"
          dir="ltr"
          autoComplete="new-password"
        />
        <Button type="submit" variant="quiet">
          {t("set-password")}
        </Button>
      </form>
    </section>
  );
}
