import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { noDraftCookie, readDraftToken } from "~/auth/draft-cookie.server";
import { handler, type Visit } from "~/auth/handler.server";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import { ltr } from "~/content/words";
import { checkAnswers } from "~/domain/internships/application";
import { findOwnApplication } from "~/domain/internships/application.server";
import { findDraft } from "~/domain/internships/drafts.server";
import { applicationFields } from "~/domain/internships/fields";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { type ReceiveOutcome, receiveApplication } from "~/domain/internships/receive.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { ANYONE, type Answered } from "~/domain/submissions/once.server";
import { isHoneypotFilled } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { type Next, submit } from "~/forms/submit.server";
import { formatDay, type Language, sentence } from "~/i18n";
import { today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { emailLinkOrigin } from "~/platform/origin.server";
import { formAgain, openDraftOf, saveSentDraft } from "./draft.server";
import { type FormState, type OpenedForm, openForm } from "./form.server";
import { FormPage } from "./form-page";
import { SENT } from "./receipt.server";
import { readSent, type SentForm } from "./sent-form";

export { handle, headers } from "./form-page";

export const loader = handler(internship.apply, openForm);

type Applying = Visit<"none">;

/** Stores an application once, however often it is submitted; or returns the form with its errors. */
export const action = handler(internship.apply, async (visit) => {
  const { request, context, language } = visit;
  const form = await readForm(request);
  const sent = readSent(form, applicationFields);
  const refuse = (refusal: Refusal) => refused(sent, visit, refusal);
  if (isHoneypotFilled(form)) {
    log.info("an application filled in the honeypot field");
    return refuse({ status: 422, sentence: sentence(language, "forms:trapped") });
  }
  return submit(request, {
    form: "registration-until-emtyaz",
    by: ANYONE,
    sent: sent.form,
    read: () => {
      const { application, errors } = checkAnswers(sent.form, today());
      return { value: application, refuse: () => refuse({ status: 422, errors }) };
    },
    write: async (application, submission) => {
      await enforceRateLimit("application", context);
      return receiveApplication(application, {
        submission,
        language,
        confirmAnother: sent.confirmsAnother,
        draftToken: (await openDraftOf(sent, request)) && readDraftToken(request),
        origin: emailLinkOrigin(request),
      });
    },
    answer: (_, __, { wrote }) => answerOutcome(wrote, sent, visit),
    failed: (error) => {
      const later = retryAfterOf(error, language);
      if (later) {
        const lockedMessage = sentence(language, "auth:locked", later.words);
        return refuse({ status: 429, sentence: lockedMessage, more: later.headers });
      }
      log.error("failed to store an application", describeError(error));
      const failedMessage = sentence(language, "internship:failed");
      return refuse({ status: 503, sentence: failedMessage, more: { "Retry-After": "5" } });
    },
  });
});

export default function Apply() {
  return <FormPage {...useLoaderData<OpenedForm>()} {...useActionData<FormState>()} />;
}

type Refusal = Partial<FormState> & { status: number; more?: HeadersInit };

async function refused(sent: SentForm, visit: Applying, { status, more, errors, ...messages }: Refusal) {
  const saved = await saveSentDraft(sent, visit);
  for (const [name, value] of new Headers(more)) saved.headers.set(name, value);
  return data<FormState>(
    { ...formAgain(sent, saved, errors), ...messages },
    { status, headers: saved.headers },
  );
}

/** The prefix of all public drafts in the browser, which belong to this form and its steps. */
const EVERY_STEP = "kept::";

async function noticeOf(
  answered: Answered<ReceiveOutcome>,
  applicationId: number,
  language: Language,
): Promise<Omit<Next, "to">> {
  if (answered.changed) return { say: "internship:sent-before", kind: "error" };
  const ownApplication = answered.replayed ? await findOwnApplication(applicationId) : null;
  if (!ownApplication) return { say: SENT, sent: EVERY_STEP };
  return {
    say: "internship:replayed",
    params: {
      date: formatDay(ownApplication.appliedOn, language),
      number: ltr(ownApplication.temporaryNumber),
    },
    sent: EVERY_STEP,
  };
}

/** Returns true if a form sent under a used id is by the same person, since several people may share a phone. */
async function isOfSamePerson({ form }: SentForm, applicationId: number): Promise<boolean> {
  const { application } = checkAnswers(form, today());
  const before = await findOwnApplication(applicationId);
  return (
    before !== null &&
    application?.nationality === before.nationality &&
    application.nationalNumber === before.nationalNumber
  );
}

/** Deletes the cookie together with its draft, but keeps it if it belongs to another draft. */
async function forgetCookie(request: Request): Promise<Headers> {
  const isOpen = await findDraft(readDraftToken(request));
  return new Headers(isOpen ? {} : { "Set-Cookie": noDraftCookie(request) });
}

async function answerOutcome(answered: Answered<ReceiveOutcome>, sent: SentForm, visit: Applying) {
  const { request, language } = visit;
  const { outcome, changed } = answered;
  if ("alreadyApplied" in outcome)
    return refused(sent, visit, { status: 409, asksAnother: true, submissionId: null });
  if (changed && !(await isOfSamePerson(sent, outcome.applicationId))) {
    const used = sentence(language, "internship:used-page");
    return refused(sent, visit, { status: 409, sentence: used, submissionId: null });
  }
  return {
    to: receiptPath(outcome.applicationId),
    headers: await forgetCookie(request),
    ...(await noticeOf(answered, outcome.applicationId, language)),
  };
}
