import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { SubmissionId } from "~/forms/hidden-fields";
import type { Answer } from "~/forms/parse-form";
import { useTranslation } from "~/i18n/use-translation";

export type RefusedNumber = { answer: Answer; locked: string | null };

/** Asks for the association number, and for nothing else. */
export function NumberForm({ button, refused }: { button: string; refused: RefusedNumber | undefined }) {
  const { t } = useTranslation("portal");
  const [form, fields] = useForm<{ username: string }, string[]>({
    id: "number",
    lastResult: refused?.answer,
  });
  return (
    <>
      <ErrorSummary form={form} labels={{}} sentence={refused?.locked} />
      <form method="post" noValidate className="card grid p-6">
        <SubmissionId />
        <Field
          field={fields.username}
          label={t("number")}
          hint={t("number-hint")}
          inputMode="numeric"
          autoComplete="username"
          dir="ltr"
        />
        <button type="submit" className="btn">
          {button}
        </button>
      </form>
    </>
  );
}
