import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import type { Answer } from "~/forms/parse-form";
import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";

/** The reason and the deed; keeping the certificate is the first choice. */
export function CancelForm({ serial, answer }: { serial: string; answer?: Answer | null }) {
  const { t } = useTranslation("certificates");
  const [form, fields] = useForm<{ reason: string }>({ id: "cancel", lastResult: answer });
  const label = t("staff.reason-label");
  return (
    <>
      <ErrorSummary form={form as never} labels={{ reason: label }} />
      <form id={form.id} method="post" noValidate>
        <SubmissionId />
        <TextField
          field={fields.reason as never}
          label={label}
          hint={t("staff.reason-hint")}
          rows={4}
          dir="auto"
        />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={`/certificates/${serial}`} variant="quiet">
            {t("staff.keep")}
          </ButtonLink>
          <Button type="submit" variant="danger">
            {t("staff.cancel-it")}
          </Button>
        </div>
      </form>
    </>
  );
}
