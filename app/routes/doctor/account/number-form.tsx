import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/node";
import type { ComponentProps } from "react";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import { memberNumberInput } from "~/domain/accounts/doctor-input";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { ANYONE, type Answered, type Submission } from "~/domain/submissions/once.server";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, Field, SubmissionId, SubmitButton, useChecks } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { type Next, submit } from "~/forms/submit.server";
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

/** The message for a refused number, with its status. */
type NumberRefusal = { reason: string; status: number };

type Asking<Outcome> = {
  form: string;
  /** The answer to an unknown number. */
  unknown: NumberRefusal;
  write(memberNumber: number, submission: Submission): Promise<Answered<Outcome>>;
  answer(outcome: Outcome, memberNumber: number): Next | NumberRefusal | Promise<Next | NumberRefusal>;
};

const NOBODY = 0;

/** Answers a form that asks for an association number, few of them for a client (R2). */
export async function submitNumber<Outcome>(
  { request, context }: ActionFunctionArgs,
  { form, unknown, write, answer }: Asking<Outcome>,
) {
  const sent = await readForm(request);
  const read = readAttempt(sent, memberNumberInput);
  const memberNumber = read.value?.username ?? null;
  const refusal = ({ reason, status }: NumberRefusal) =>
    read.refuse({ fields: { username: [reason] } }, { status });
  return submit(request, {
    form,
    by: ANYONE,
    sent,
    read: () => read,
    write: async (_, submission) => {
      await enforceRateLimit("lookUp", context, memberNumber ?? "nobodys");
      return memberNumber === null ? refusal(unknown) : write(memberNumber, submission);
    },
    answer: async (outcome) => {
      const next = await answer(outcome, memberNumber ?? NOBODY);
      return "reason" in next ? refusal(next) : next;
    },
    failed: (error, refuse) => refuseAttempt(error, request, refuse),
  });
}
