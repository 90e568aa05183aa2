import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { ZodObject } from "zod";
import { ErrorSummary } from "./error-summary";
import { TextField } from "./field";
import { SubmissionId, SubmitButton } from "./submission";
import { useChecks } from "./use-checks";

type Fields = Record<"decision" | "note", string>;
type Props<DecisionFields extends Fields> = {
  form: FormMetadata<DecisionFields, string[]>;
  labels: Record<keyof DecisionFields & string, string>;
  schema: ZodObject;
  words: { noteHint: string; explanation: string; accept: string; refuse: string };
  isWaiting: boolean;
  children: ReactNode;
  more?: ReactNode;
};

export function DecisionForm<DecisionFields extends Fields>(props: Props<DecisionFields>) {
  const { form, labels, schema, words, isWaiting, children, more } = props;
  const checks = useChecks(schema);
  const summary = <ErrorSummary form={form as never} labels={labels} />;
  if (!isWaiting) {
    return (
      <>
        {summary}
        {children}
      </>
    );
  }
  return (
    <form method="post" noValidate {...checks}>
      {summary}
      {children}
      <SubmissionId />
      <h2 id="decision-decision" className="mt-8 mb-3 text-xl">
        {labels.decision}
      </h2>
      {more}
      <TextField
        field={form.getFieldset().note as never}
        label={labels.note}
        hint={words.noteHint}
        rows={4}
        dir="auto"
        optional
      />
      <p className="mb-4 text-muted">{words.explanation}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy="working" name="decision" value="accept">
          {words.accept}
        </SubmitButton>
        <SubmitButton busy="working" variant="danger" name="decision" value="refuse">
          {words.refuse}
        </SubmitButton>
      </div>
    </form>
  );
}
