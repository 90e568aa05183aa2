import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { SubmissionId } from "~/forms/hidden-fields";
import type { Answer } from "~/forms/parse-form";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { cardAddress, undoAddress } from "./addresses";

type Props = { memberNumber: number; refused?: { answer: Answer } };

/** Asks why a mark is taken back; the way back to the card stands first. */
export function UndoForm({ memberNumber, refused }: Props) {
  const { t } = useTranslation("elections");
  const [form, fields] = useForm<{ reason: string }, string[]>({ id: "undo", lastResult: refused?.answer });
  return (
    <form method="post" action={undoAddress(memberNumber)} noValidate className="mt-8 max-w-3xl">
      <ErrorSummary form={form} labels={{ reason: t("undo.reason") }} />
      <SubmissionId />
      <TextField field={fields.reason} label={t("undo.reason")} hint={t("undo.reason-hint")} rows={3} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="quiet" href={cardAddress(memberNumber)}>
          {t("undo.keep")}
        </ButtonLink>
        <Button type="submit" variant="danger">
          {t("undo.confirm")}
        </Button>
      </div>
    </form>
  );
}
