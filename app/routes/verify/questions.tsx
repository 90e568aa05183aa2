import { useForm } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { verification } from "~/addresses/certificates";
import { href } from "~/addresses/href";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, Field, SubmissionId } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, Ltr } from "~/ui";
import type { SearchedBy } from "./look-up.server";

const KINDS = "application/pdf,.pdf,image/jpeg,image/png,image/webp";

/** Asks for a file: phones without script offer their camera; with script it can also be opened on the page. */
export function FileQuestion({ sent }: { sent: string | undefined }) {
  const { t } = useTranslation("certificates");
  return (
    <section aria-labelledby="by-file" className="mt-8">
      <h2 id="by-file" className="mb-4 text-xl">
        {t("verify.file-form")}
      </h2>
      <div className="camera mb-6" hidden>
        <Button type="button" variant="quiet" data-refused={t("verify.camera-refused")}>
          {t("verify.camera")}
        </Button>
        <p role="status" />
        <video className="w-full" playsInline muted hidden />
      </div>
      <form
        method="post"
        action={href(verification.page)}
        encType="multipart/form-data"
        aria-labelledby="by-file"
      >
        <SubmissionId />
        <div className="field">
          <label htmlFor="certificate" className="field-label">
            {t("verify.file")}
          </label>
          <p id="certificate-hint" className="field-hint">
            {t("verify.file-hint")}
          </p>
          <input
            id="certificate"
            type="file"
            name="certificate"
            accept={KINDS}
            aria-describedby="certificate-hint"
            className="input"
          />
        </div>
        <div className="field">
          <label htmlFor="scanned" className="field-label">
            {t("verify.text")}
          </label>
          <p id="scanned-hint" className="field-hint">
            {t("verify.text-hint")}
          </p>
          <textarea
            id="scanned"
            name="text"
            rows={3}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            defaultValue={sent}
            aria-describedby="scanned-hint"
            className="input"
          />
        </div>
        <Button type="submit" asks>
          {t("verify.check-file")}
        </Button>
      </form>
    </section>
  );
}

const CODE_EXAMPLE = "7K3M-9QXW-2F8A-4RTD";
const NUMBER_EXAMPLE = "10001";

export type QuestionValues = { typed?: string; answer?: Answer };

export function CodeQuestion(values: QuestionValues) {
  const { t } = useTranslation("certificates");
  return (
    <section aria-label={t("verify.code-form")}>
      <QuestionForm
        asks="code"
        name={t("verify.code-form")}
        label={t("verify.code")}
        hint={example(t("verify.code-hint"), CODE_EXAMPLE)}
        button={t("verify.check")}
        input={{ autoCapitalize: "characters" }}
        {...values}
      />
    </section>
  );
}

export function NumberQuestion(values: QuestionValues) {
  const { t } = useTranslation("certificates");
  return (
    <section aria-labelledby="register">
      <h2 id="register" className="text-xl">
        {t("verify.register-title")}
      </h2>
      <p className="mt-2 mb-6">{t("verify.register-about")}</p>
      <QuestionForm
        asks="number"
        name={t("verify.register-title")}
        label={t("verify.number")}
        hint={example(t("verify.number-hint"), NUMBER_EXAMPLE)}
        button={t("verify.look-up")}
        input={{ inputMode: "numeric" }}
        {...values}
      />
    </section>
  );
}

const example = (words: string, text: string) => (
  <>
    {`${words} `}
    <span className="whitespace-nowrap">
      <Ltr>{text}</Ltr>
    </span>
  </>
);

type Props = QuestionValues & {
  asks: SearchedBy;
  name: string;
  label: string;
  hint: ReactNode;
  button: string;
  input?: InputHTMLAttributes<HTMLInputElement>;
};

function QuestionForm({ asks, name, label, hint, button, typed = "", answer, input }: Props) {
  const [form, fields] = useForm<Record<SearchedBy, string>>({
    id: `ask-${asks}`,
    lastResult: answer,
    defaultValue: { [asks]: typed },
  });
  return (
    <>
      <ErrorSummary form={form as never} labels={{}} />
      <form id={form.id} method="get" action={href(verification.page)} aria-label={name} noValidate>
        <Field
          field={fields[asks] as never}
          label={label}
          hint={hint}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          {...input}
        />
        <Button type="submit" asks>
          {button}
        </Button>
      </form>
    </>
  );
}
