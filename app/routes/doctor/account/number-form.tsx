import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/node";
import type { ComponentProps } from "react";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import { memberNumberInput } from "~/domain/accounts/doctor-input";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { type Submission, submissionOf } from "~/domain/submissions/once.server";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, Field, SubmissionId, SubmitButton, useChecks } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n";

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
      <form method="post" noValidate {...useChecks(memberNumberInput, "card grid p-6")}>
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

type Asked = {
  memberNumber: number | null;
  submission: Submission;
  refuse: ReturnType<typeof readAttempt<typeof memberNumberInput>>["refuse"];
};

const ANYONE = { id: "anyone" };

/** Answers a form that asks for an association number (null: one that nobody has), few of them for a client (R2). */
export async function withAskedNumber<Result>(
  { request, context }: ActionFunctionArgs,
  form: string,
  answer: (asked: Asked) => Promise<Result>,
) {
  const sent = await readForm(request);
  const { value, refuse } = readAttempt(sent, memberNumberInput);
  if (!value) return refuse();
  try {
    await enforceRateLimit("lookUp", context, value.username ?? "nobodys");
  } catch (error) {
    return refuseAttempt(error, request, refuse);
  }
  const submission = await submissionOf(sent, form, ANYONE);
  return answer({ memberNumber: value.username, submission, refuse });
}
