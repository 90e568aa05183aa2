import { useForm } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import type { Answer } from "~/fields/parse-form";
import { useTranslation } from "~/i18n";
import { ErrorSummary } from "./error-summary";
import { Field } from "./field";
import { SubmitButton } from "./submission";

type Props = {
  field: string;
  label: string;
  next: string;
  refused: { answer: Answer; locked: string | null } | undefined;
  input?: InputHTMLAttributes<HTMLInputElement>;
  password?: InputHTMLAttributes<HTMLInputElement>;
  shared?: { label: string; hint: string };
};

export function SignInForm({ field, label, next, refused, input, password, shared }: Props) {
  const { t } = useTranslation("auth");
  const [form, fields] = useForm<Record<string, string>, string[]>({
    id: "sign-in",
    lastResult: refused?.answer,
  });
  const labels = { [field]: label, password: t("password") };
  return (
    <>
      <ErrorSummary form={form} labels={labels} sentence={refused?.locked} />
      <form method="post" noValidate className="card grid p-6" data-enhance="sign-in">
        <input type="hidden" name="next" value={next} />
        <Field field={fields[field]!} label={label} dir="ltr" autoComplete="username" {...input} />
        <Field
          field={fields.password!}
          label={t("password")}
          type="password"
          dir="ltr"
          autoComplete="current-password"
          {...password}
        />
        {shared ? (
          <label className="choice mb-4">
            <input
              type="checkbox"
              name="shared"
              value="yes"
              defaultChecked={fields.shared?.initialValue === "yes"}
              aria-describedby="shared-hint"
            />
            <span>
              {shared.label}
              <span id="shared-hint" className="field-hint block">
                {shared.hint}
              </span>
            </span>
          </label>
        ) : null}
        <SubmitButton busy="logging-in">{t("log-in")}</SubmitButton>
      </form>
    </>
  );
}

/** A read-only field for password managers, which store the password under this username. */
export const UsernameField = ({ label, value }: { label: string; value: string | number }) => (
  <div className="field">
    <label htmlFor="for" className="field-label">
      {label}
    </label>
    <input id="for" type="text" className="input" dir="ltr" readOnly value={value} autoComplete="username" />
  </div>
);
