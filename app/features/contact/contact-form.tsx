import { useForm } from "@conform-to/react";
import type { ZodObject } from "zod";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { contact } from "~/addresses/public";
import { isShownNow } from "~/content/current-edition";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, Field, Honeypot, SubmissionId, SubmitButton, TextField, useChecks } from "~/forms";
import { useTranslation } from "~/i18n";

export const WITHOUT_EMAIL = "without_email";

export type RefusedMessage = { answer: Answer; sentence: string | null };

const fieldNames = ["name", "phone", "email", "title", "subject"] as const;
type Fields = Record<(typeof fieldNames)[number], string>;
type Props = {
  id?: string;
  refused?: RefusedMessage | null;
  /** The schema of its fields, if the page has room for the script that checks them. */
  schema?: ZodObject;
};

/** Submits to the contact page from any page. */
export function ContactForm({ id = "message", refused, schema }: Props) {
  const { t } = useTranslation("contact");
  const [form, fields] = useForm<Fields, string[]>({ id, lastResult: refused?.answer });
  const labels = Object.fromEntries(fieldNames.map((name) => [name, t(`fields.${name}`)]));
  return (
    <form method="post" action={href(contact.write)} noValidate {...useChecks(schema, "max-w-2xl")}>
      <ErrorSummary form={form} labels={labels} sentence={refused?.sentence} />
      <SubmissionId />
      <Honeypot />
      <div className="grid items-end gap-x-6 sm:grid-cols-2">
        <Field field={fields.name} label={t("fields.name")} autoComplete="name" maxLength={120} />
        <Field
          field={fields.phone}
          label={t("fields.phone")}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          placeholder="07xxxxxxxx"
          maxLength={40}
        />
        <Field
          field={fields.email}
          label={t("fields.email")}
          hint={t("email-hint")}
          type="email"
          dir="ltr"
          autoComplete="email"
        />
        <Field field={fields.title} label={t("fields.title")} maxLength={200} />
      </div>
      <TextField field={fields.subject} label={t("fields.subject")} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy="sending">{t("send")}</SubmitButton>
        <SubmitButton busy="sending" variant="quiet" name={WITHOUT_EMAIL} value="1">
          {t("send-without-email")}
        </SubmitButton>
      </div>
      {isShownNow(href(information.privacyPolicy)) ? (
        <p className="mt-6 text-sm">
          <a className="link" href={href(information.privacyPolicy)}>
            {t("privacy")}
          </a>
        </p>
      ) : null}
    </form>
  );
}
