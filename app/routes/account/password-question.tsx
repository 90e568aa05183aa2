import { useForm } from "@conform-to/react";
import { presentPasswordInput } from "~/domain/accounts/staff-input";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { SubmissionId } from "~/forms/submission";
import { useChecks } from "~/forms/use-checks";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";

type Props = {
  refused: { answer: Answer; locked: string | null } | undefined;
  button: string;
  variant?: "danger";
};

/** Asks for the password before something that only the account's owner may do. */
export function PasswordQuestion({ refused, button, variant }: Props) {
  const { t } = useTranslation("accounts");
  const [form, fields] = useForm<{ password: string }, string[]>({
    id: "sure",
    lastResult: refused?.answer,
  });
  return (
    <form method="post" noValidate {...useChecks(presentPasswordInput, "mt-6 max-w-md")}>
      <ErrorSummary form={form} labels={{ password: t("step.confirm") }} sentence={refused?.locked} />
      <SubmissionId />
      <Field
        field={fields.password}
        label={t("step.confirm")}
        hint={t("step.confirm-hint")}
        type="password"
        dir="ltr"
        autoComplete="current-password"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant}>
          {button}
        </Button>
        <ButtonLink href="/account" variant="quiet">
          {t("own.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}
