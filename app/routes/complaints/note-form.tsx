import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { SubmissionId } from "~/forms/hidden-fields";
import type { Answer } from "~/forms/parse-form";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

/** Adds an internal note to a message. */
export function NoteForm({ id, answer }: { id: number; answer?: Answer }) {
  const { t } = useTranslation("complaints");
  const [form, fields] = useForm<{ note: string }, string[]>({ id: "note", lastResult: answer });
  return (
    <form method="post" action={`/complaints/${id}/notes`} noValidate>
      <ErrorSummary form={form} labels={{ note: t("note") }} />
      <SubmissionId />
      <TextField field={fields.note} label={t("note")} hint={t("notes-hint")} rows={3} />
      <Button type="submit" variant="quiet">
        {t("add-note")}
      </Button>
    </form>
  );
}
