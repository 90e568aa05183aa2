import { useForm } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import type { Answer } from "~/forms/parse-form";
import { Button } from "~/ui/button";
import type { Asked } from "./look-up.server";

type Props = {
  asks: Asked;
  name: string;
  label: string;
  hint: ReactNode;
  button: string;
  typed?: string;
  answer?: Answer;
  input?: InputHTMLAttributes<HTMLInputElement>;
};

/** One question to the association, answered on the same page; what was typed stays. */
export function QuestionForm({ asks, name, label, hint, button, typed = "", answer, input }: Props) {
  const [form, fields] = useForm<Record<Asked, string>>({
    id: `ask-${asks}`,
    lastResult: answer,
    defaultValue: { [asks]: typed },
  });
  return (
    <>
      <ErrorSummary form={form as never} labels={{}} />
      <form id={form.id} method="get" action="/verify" aria-label={name} noValidate className="max-w-xl">
        <Field
          field={fields[asks] as never}
          label={label}
          hint={hint}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          {...input}
        />
        <Button type="submit">{button}</Button>
      </form>
    </>
  );
}
