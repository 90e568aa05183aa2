import { useForm } from "@conform-to/react";
import { z } from "zod";
import { digits } from "~/fields/field-schemas";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { SubmissionId } from "~/forms/submission";
import { useChecks } from "~/forms/use-checks";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

const WRONG = "accounts:step.wrong-code";
export const codeInput = z.object({ code: digits(1, 12, WRONG) });

export const wrongCode = { fields: { code: [WRONG] } };

type Props = {
  refused: { answer: Answer; locked: string | null } | undefined;
  button: string;
  next?: string;
};

/** The six digits of an authenticator app. */
export function CodeForm({ refused, button, next }: Props) {
  const { t } = useTranslation("accounts");
  const [form, fields] = useForm<{ code: string }, string[]>({ id: "step", lastResult: refused?.answer });
  return (
    <form method="post" noValidate {...useChecks(codeInput)}>
      <ErrorSummary form={form} labels={{ code: t("step.code") }} sentence={refused?.locked} />
      <SubmissionId />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <Field
        field={fields.code}
        label={t("step.code")}
        hint={t("step.code-hint")}
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <Button type="submit">{button}</Button>
    </form>
  );
}
