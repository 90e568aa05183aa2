import { type ActionFunctionArgs, data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { noDraftCookie, readDraftToken } from "~/auth/draft-cookie.server";
import { handler } from "~/auth/handler.server";
import { retryAfter } from "~/auth/refused-attempt.server";
import { ltr } from "~/content/words";
import { checkAnswers } from "~/domain/internships/application";
import { findOwnApplication } from "~/domain/internships/application.server";
import { findDraft } from "~/domain/internships/drafts.server";
import { applicationFields } from "~/domain/internships/fields";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { type ReceiveOutcome, receiveApplication } from "~/domain/internships/receive.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { type Answered, findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { isTrapped } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { formatDay, sentence } from "~/i18n";
import { languageOf } from "~/i18n/request-language.server";
import { today } from "~/platform/clock.server";
import { type Notice, redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { letterOrigin } from "~/platform/origin.server";
import { ANYONE, formAgain, openDraftOf, saveSentDraft } from "./draft.server";
import { type FormState, type OpenedForm, openForm } from "./form.server";
import { FormPage } from "./form-page";
import { SENT } from "./receipt.server";
import { readSent, type SentForm } from "./sent-form";

export { handle, headers } from "./form-page";

export const loader = handler(internship.apply, openForm);

/** An application is received, once however often it is sent; or the form comes back with everything in it and why. */
export const action = handler(internship.apply, async (visit) => {
  const form = await readForm(visit.request);
  const sent = readSent(form, applicationFields);
  const { language } = visit;
  if (isTrapped(form)) {
    log.info("an application fell into the trap");
    return refused(sent, visit, { status: 422, sentence: sentence(language, "forms:trapped") });
  }
  try {
    return await receive(sent, visit);
  } catch (error) {
    const later = retryAfter(error, language);
    if (later) {
      const told = sentence(language, "auth:locked", later.words);
      return refused(sent, visit, { status: 429, sentence: told, more: later.headers });
    }
    log.error("an application was not kept", describeError(error));
    const told = sentence(language, "internship:failed");
    return refused(sent, visit, { status: 503, sentence: told, more: { "Retry-After": "5" } });
  }
});

export default function Apply() {
  return <FormPage {...useLoaderData<OpenedForm>()} {...useActionData<FormState>()} />;
}

type Refusal = Partial<FormState> & { status: number; more?: HeadersInit };

async function refused(sent: SentForm, args: ActionFunctionArgs, { status, more, errors, ...told }: Refusal) {
  const saved = await saveSentDraft(sent, args);
  for (const [name, value] of new Headers(more)) saved.headers.set(name, value);
  return data<FormState>({ ...formAgain(sent, saved, errors), ...told }, { status, headers: saved.headers });
}

/** Among what a browser kept: all that is nobody's account's, which is this form and its short steps. */
const EVERY_STEP = "kept::";

async function noticeOf(
  answered: Answered<ReceiveOutcome>,
  applicationId: number,
  request: Request,
): Promise<Notice> {
  if (answered.changed) return { kind: "error", key: "internship:sent-before" };
  const own = answered.replayed ? await findOwnApplication(applicationId) : null;
  if (!own) return { ...SENT, sent: EVERY_STEP };
  const date = formatDay(own.appliedOn, await languageOf(request));
  return {
    kind: "success",
    key: "internship:replayed",
    params: { date, number: ltr(own.temporaryNumber) },
    sent: EVERY_STEP,
  };
}

/** Whether what was sent under a used id is at least of the same person, on a phone that several share. */
async function isOfSamePerson({ form }: SentForm, applicationId: number): Promise<boolean> {
  const { application } = checkAnswers(form, today());
  const before = await findOwnApplication(applicationId);
  return (
    before !== null &&
    application?.nationality === before.nationality &&
    application.nationalNumber === before.nationalNumber
  );
}

/** The cookie goes with its draft, and stays with another one. */
async function forgetCookie(request: Request): Promise<Headers> {
  const isOpen = await findDraft(readDraftToken(request));
  return new Headers(isOpen ? {} : { "Set-Cookie": noDraftCookie(request) });
}

async function answerOutcome(answered: Answered<ReceiveOutcome>, sent: SentForm, args: ActionFunctionArgs) {
  const { outcome, changed } = answered;
  if ("alreadyApplied" in outcome)
    return refused(sent, args, { status: 409, asksAnother: true, submissionId: null });
  if (changed && !(await isOfSamePerson(sent, outcome.applicationId))) {
    const used = sentence(await languageOf(args.request), "internship:used-page");
    return refused(sent, args, { status: 409, sentence: used, submissionId: null });
  }
  const headers = await forgetCookie(args.request);
  const notice = await noticeOf(answered, outcome.applicationId, args.request);
  return redirectWithFlash(args.request, receiptPath(outcome.applicationId), notice, headers);
}

async function receive(sent: SentForm, args: ActionFunctionArgs) {
  const { request, context } = args;
  const submission = await submissionOf(sent.form, "registration-until-emtyaz", ANYONE);
  return serialize(submission, async () => {
    const earlier = await findOutcome<ReceiveOutcome>(submission);
    if (earlier) return answerOutcome(earlier, sent, args);
    const { application, errors } = checkAnswers(sent.form, today());
    if (!application) return refused(sent, args, { status: 422, errors });
    await enforceRateLimit("application", context);
    const received = await receiveApplication(application, {
      submission,
      language: await languageOf(request),
      confirmAnother: sent.confirmsAnother,
      draftToken: (await openDraftOf(sent, request)) && readDraftToken(request),
      origin: letterOrigin(request),
    });
    return answerOutcome(received, sent, args);
  });
}
