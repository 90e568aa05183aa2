import { useForm } from "@conform-to/react";
import type { ComponentProps } from "react";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { SubmissionId, SubmitButton } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";

export type RefusedNumber = { answer: Answer; locked: string | null };

type Props = Pick<ComponentProps<typeof SubmitButton>, "busy"> & {
  button: string;
  refused: RefusedNumber | undefined;
};

export function NumberForm({ button, busy, refused }: Props) {
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
        <SubmitButton busy={busy}>{button}</SubmitButton>
      </form>
    </>
  );
}
