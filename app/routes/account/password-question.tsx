import { useForm } from "@conform-to/react";
import { account } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import type { StaffUser } from "~/auth/guards.server";
import { requireStaffPassword } from "~/auth/reauthenticate.server";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import { currentPasswordInput } from "~/domain/accounts/staff-input";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, Field, SubmissionId, useChecks } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink } from "~/ui";

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
    <form method="post" noValidate {...useChecks(currentPasswordInput, "mt-6 max-w-md")}>
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
        <ButtonLink href={href(account.overview)} variant="quiet">
          {t("own.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}

export const wrongPassword = { fields: { password: ["accounts:own.wrong-password"] } };

/** Runs `go` if the password in the form is correct, else answers that it is not. */
export async function withPassword(request: Request, staff: StaffUser, go: () => Promise<Response>) {
  const { value, refuse } = readAttempt(await readForm(request), currentPasswordInput);
  if (!value) return refuse();
  try {
    await requireStaffPassword(staff.id, value.password);
  } catch (error) {
    return refuseAttempt(error, request, refuse, wrongPassword);
  }
  return go();
}
