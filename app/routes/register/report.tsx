import { useForm } from "@conform-to/react";
import { data, type HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { contact } from "~/addresses/public";
import { register } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import { countMessage } from "~/domain/complaints/message-limits.server";
import { receiveMessage } from "~/domain/complaints/receive.server";
import { TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { titledName } from "~/domain/members/names";
import { reportInput } from "~/domain/public-register/report-input";
import { ANYONE } from "~/domain/submissions/once.server";
import {
  ErrorSummary,
  Field,
  Honeypot,
  isHoneypotFilled,
  SubmissionId,
  SubmitButton,
  TextField,
  useChecks,
} from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { readBySchema, submit } from "~/forms/submit.server";
import { type Language, type LocalText, translator, useTranslation } from "~/i18n";
import { secondsUntil } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { Bilingual, Notice, PageHeader } from "~/ui";
import { findRecordWithinLimit } from "./record.server";

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;

export const loader = handler(register.report, async ({ params, context, language }) => {
  const { over, record } = await findRecordWithinLimit(params.docNo, context);
  const later = retryAfterOf(over, language);
  if (!record) {
    const sentence = translator(language, "register")("too-many", later!.words);
    return data({ record: null, name: null, later: sentence }, { status: 429, headers: later!.headers });
  }
  const name = titledName(record.name, language);
  return data({ record: name.value, name, later: null });
});

/** Stores a report as a message, with its own labels instead of name and title. */
const messageOf = (
  number: number,
  { message, email }: { message: string; email: string },
  language: Language,
) => {
  const t = translator(language, "register");
  return {
    name: t("report.as-sender"),
    phone: "",
    email,
    title: t("report.as-title", { number }),
    subject: message,
  };
};

export const action = handler(register.report, async ({ request, params, context, language }) => {
  const { over, record } = await findRecordWithinLimit(params.docNo, context);
  if (!record)
    throw new Response(null, { status: 429, headers: { "Retry-After": String(secondsUntil(over.until)) } });
  const { memberNumber } = record;
  const sent = await readForm(request);
  return submit(request, {
    sent,
    form: `register-report:${memberNumber}`,
    by: ANYONE,
    read: (form) => readBySchema(form, reportInput),
    write: async (report, submission) => {
      const counted = await countMessage(context);
      if (counted.until) throw new TooManyAttempts(counted.until);
      return receiveMessage(
        messageOf(memberNumber, report, language),
        { language, held: counted.held || isHoneypotFilled(sent) },
        submission,
      );
    },
    answer: ({ receipt }) => ({ to: href(contact.received, { receipt }) }),
    sentBefore: "register:report.sent-before",
    failed: (error, refuse) => {
      if (error instanceof TooManyAttempts) {
        const headers = { "Retry-After": String(secondsUntil(error.until)) };
        return refuse({ form: ["register:report.too-many"] }, { status: 429, headers });
      }
      log.error("failed to store a report of an error", describeError(error));
      return refuse({ form: ["register:report.failed"] }, { status: 503 });
    },
  });
});

export default function Report() {
  const { name, later } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      {name ? <ReportForm name={name} /> : <Notice kind="warning">{later}</Notice>}
    </>
  );
}

function ReportForm({ name }: { name: LocalText }) {
  const { t } = useTranslation("register");
  const [form, fields] = useForm<Record<"message" | "email", string>, string[]>({
    id: "report",
    lastResult: useActionData<typeof action>(),
  });
  const labels = { message: t("report.message"), email: t("report.email") };
  return (
    <form method="post" noValidate {...useChecks(reportInput, "max-w-2xl")}>
      <ErrorSummary form={form} labels={labels} />
      <p className="mb-2 text-xl font-bold">
        <Bilingual text={name} tag={false} />
      </p>
      <p className="mb-6">{t("report.about")}</p>
      <SubmissionId />
      <Honeypot />
      <TextField field={fields.message} label={labels.message} hint={t("report.message-hint")} dir="auto" />
      <Field field={fields.email} label={labels.email} type="email" autoComplete="email" dir="ltr" />
      <SubmitButton busy="sending">{t("report.send")}</SubmitButton>
    </form>
  );
}
