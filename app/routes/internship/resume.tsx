import { useForm } from "@conform-to/react";
import { data, type HeadersFunction, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { draftCookie } from "~/auth/draft-cookie.server";
import { handler } from "~/auth/handler.server";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import { resumeInput } from "~/domain/internships/input";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { resume } from "~/domain/internships/resume.server";
import { enforceRateLimit, refund } from "~/domain/limits/rate-limits.server";
import { type Answer, parseForm } from "~/fields/parse-form";
import { dayInput, ErrorSummary, Field, Honeypot, isHoneypotFilled, useChecks } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { sentence, useTranslation } from "~/i18n";
import { describeError, log } from "~/platform/log.server";
import { Button, OfficePhone, PageHeader } from "~/ui";
import { FORM_PATH } from "./addresses";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(internship.resume, () => null);

/**
 * Opens the draft or the receipt that a resume code leads to. Whatever was wrong, the answer is the same sentence, and
 * who is wrong too often waits.
 */
export const action = handler(internship.resume, async ({ request, context, language }) => {
  const form = await readForm(request);
  const { value, refuse } = parseForm(form, resumeInput);
  if (!value) return refused(refuse(), 422);
  if (isHoneypotFilled(form)) return refused(refuse({ form: ["forms:trapped"] }), 422);
  try {
    await enforceRateLimit("resume", context);
    const opened = await resume(value.resume_code, value.BIRTH_DATE);
    if (!opened) return refused(refuse(wrong), 422);
    await refund("resume", context);
    if ("applicationId" in opened) return redirect(receiptPath(opened.applicationId), 303);
    const headers = { "Set-Cookie": draftCookie(request, opened.draftToken) };
    return redirect(FORM_PATH, { status: 303, headers });
  } catch (error) {
    const later = retryAfterOf(error, language);
    if (later) {
      const lockedMessage = sentence(language, "auth:locked", later.words);
      return refused(refuse(), 429, { sentence: lockedMessage, headers: later.headers });
    }
    log.error("failed to look up a resume code", describeError(error));
    return refused(refuse({ form: ["internship-receipt:resume.failed"] }), 503);
  }
});

export default function Resume() {
  const { t } = useTranslation("internship-receipt");
  return (
    <>
      <PageHeader />
      <div className="max-w-2xl">
        <p className="mb-8 text-lg">{t("resume.lead")}</p>
        <ResumeForm refused={useActionData<typeof action>()} />
        <h2 className="mt-12 mb-2 text-xl">{t("resume.lost")}</h2>
        <p>{t("resume.lost-hint")}</p>
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
          <a className="link" href={FORM_PATH}>
            {t("resume.form")}
          </a>
          <OfficePhone />
        </p>
      </div>
    </>
  );
}

function ResumeForm({ refused }: { refused: RefusedResume | undefined }) {
  const { t } = useTranslation("internship-receipt");
  const [form, fields] = useForm<Record<"resume_code" | "BIRTH_DATE", string>, string[]>({
    id: "resume",
    lastResult: refused?.answer,
  });
  const labels = { resume_code: t("resume.code"), BIRTH_DATE: t("resume.birth-date") };
  return (
    <>
      <ErrorSummary form={form} labels={labels} sentence={refused?.sentence} />
      <form method="post" noValidate {...useChecks(resumeInput, "max-w-xl")}>
        <Honeypot />
        <Field
          field={fields.resume_code}
          label={labels.resume_code}
          hint={t("resume.code-hint")}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field
          field={fields.BIRTH_DATE}
          label={labels.BIRTH_DATE}
          hint={t("resume.birth-hint")}
          optional
          autoComplete="bday"
          {...dayInput(
            typeof fields.BIRTH_DATE.initialValue === "string" ? fields.BIRTH_DATE.initialValue : "",
          )}
        />
        <Button type="submit">{t("resume.submit")}</Button>
      </form>
    </>
  );
}

type RefusedResume = { answer: Answer; sentence: string | null };

const refused = (answer: Answer, status: number, more?: { sentence: string; headers: HeadersInit }) =>
  data<RefusedResume>({ answer, sentence: more?.sentence ?? null }, { status, headers: more?.headers });

const wrong = { form: ["internship-receipt:resume.wrong"] };
