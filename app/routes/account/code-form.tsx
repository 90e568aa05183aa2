import { useForm } from "@conform-to/react";
import { z } from "zod";
import { checked, digits } from "~/fields/field-schemas";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, Field, SubmissionId, useChecks } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui";

const WRONG = "accounts:step.wrong-code";
export const codeInput = z.object({ code: digits(1, 12, WRONG) });
export const anyCodeInput = z.object({ code: checked([["unmarked"], ["line", 40]]) });

const ofApp = { inputMode: "numeric", autoComplete: "one-time-code" } as const;
const ofList = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false } as const;

export const wrongCode = { fields: { code: [WRONG] } };

type Props = {
  /** The expected codes: of an app that is being set up, of the app, or of the printed list. */
  of: "setup" | "app" | "list";
  refused: { answer: Answer; locked: string | null } | undefined;
  button: string;
  next?: string;
};

/** Asks for the six digits of an authenticator app, or a recovery code if it is lost. */
export function CodeForm({ of, refused, button, next }: Props) {
  const { t } = useTranslation("accounts");
  const [form, fields] = useForm<{ code: string }, string[]>({ id: "step", lastResult: refused?.answer });
  const isList = of === "list";
  const schema = of === "setup" ? codeInput : anyCodeInput;
  const label = t(isList ? "recovery.code" : "step.code");
  return (
    <form method="post" noValidate {...useChecks(schema)}>
      <ErrorSummary form={form} labels={{ code: label }} sentence={refused?.locked} />
      <SubmissionId />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <Field
        field={fields.code}
        label={label}
        hint={t(isList ? "recovery.code-hint" : "step.code-hint")}
        dir="ltr"
        maxLength={40}
        {...(isList ? ofList : ofApp)}
      />
      <Button type="submit">{button}</Button>
    </form>
  );
}
