import { data } from "@remix-run/node";
import { answersOf, type ReadableAnswer } from "~/domain/internships/answers";
import {
  asTyped,
  checkAnswers,
  type Errors,
  errorsIn,
  type FormValues,
  formOf,
} from "~/domain/internships/application";
import { findOwnApplication, type OwnApplication } from "~/domain/internships/application.server";
import {
  type CorrectOutcome,
  correctApplication,
  judgeCorrection,
} from "~/domain/internships/correction.server";
import { type ApplicationField, applicationFields } from "~/domain/internships/fields";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { type Answered, findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { type Language, sentence } from "~/i18n";
import { today } from "~/platform/clock.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { readSent, type SentForm, SHOW_UNIVERSITIES, VERSION } from "../sent-form";

export type CorrectionState = {
  fields: ApplicationField[];
  values: FormValues;
  errors: Errors;
  sentence: string | null;
  countryChanged: boolean;
  /** What was typed, where it can no longer be sent. */
  typed: ReadableAnswer[];
};

type Sent = { request: Request; application: OwnApplication; language: Language };

const judge = (application: OwnApplication, { values }: SentForm) =>
  judgeCorrection({ stored: application, asked: application.returnFields, today: today() }, values);

function formAgain(application: OwnApplication, sent: SentForm, more: Partial<CorrectionState> = {}) {
  const { fields, values, errors } = judge(application, sent);
  const { countryChanged } = sent;
  const told = countryChanged && errors.UNIV_CODE ? { UNIV_CODE: ["internship:country-changed"] } : {};
  return {
    ...{ fields, values, errors: { ...errors, ...told }, countryChanged },
    ...{ sentence: null, typed: [], ...more },
  } satisfies CorrectionState;
}

/** What was typed in words, as far as it can be read as an application, else as it was typed. */
async function typedIn({ application, language }: Omit<Sent, "request">, { values }: SentForm) {
  const { application: read } = checkAnswers(formOf({ ...asTyped(application), ...values }), today());
  const answers = read
    ? answersOf(read, language)
    : applicationFields.map((field) => ({ field, text: values[field] ?? "", ltr: false }));
  return answers.filter(({ field }) => values[field]);
}

async function meanwhile(asked: Omit<Sent, "request">, sent: SentForm) {
  const { application, language } = asked;
  const open = application.state === "returned";
  const key = `internship-receipt:correction.${open ? "changed" : "closed"}-meanwhile`;
  const more = {
    errors: {},
    sentence: sentence(language, key),
    typed: open ? [] : await typedIn(asked, sent),
  };
  return data<CorrectionState>(formAgain(application, sent, more), { status: 409 });
}

async function respond(answered: Answered<CorrectOutcome>, asked: Sent, sent: SentForm) {
  const { request, language } = asked;
  const { id } = asked.application;
  if (!answered.outcome.done) {
    const fresh = await findOwnApplication(id);
    if (!fresh) throw new Response(null, { status: 404 });
    return meanwhile({ application: fresh, language }, sent);
  }
  if (answered.changed)
    return redirectWithFlash(request, receiptPath(id), {
      kind: "error",
      key: "internship-receipt:sent-before",
    });
  return redirectWithFlash(request, receiptPath(id), {
    kind: "success",
    key: "internship-receipt:correction.sent",
  });
}

async function correct(form: FormData, sent: SentForm, asked: Sent) {
  const { application } = asked;
  const { id, state, version } = application;
  const submission = await submissionOf(form, `application-correction:${id}`, { id: String(id) });
  return serialize(submission, async () => {
    const earlier = await findOutcome<CorrectOutcome>(submission);
    if (earlier) return respond(earlier, asked, sent);
    if (state !== "returned" || form.get(VERSION) !== String(version)) return meanwhile(asked, sent);
    const { corrected } = judge(application, sent);
    if (!corrected) return data<CorrectionState>(formAgain(application, sent), { status: 422 });
    return respond(await correctApplication({ id, version, corrected }, submission), asked, sent);
  });
}

/** Takes the correction of an application that was returned; or shows the form again, with all that was typed. */
export async function answerCorrection(form: FormData, asked: Sent) {
  const { application, language } = asked;
  const sent = readSent(form, applicationFields);
  if (form.has(SHOW_UNIVERSITIES) && application.state === "returned") {
    const again = formAgain(application, sent);
    const errors = errorsIn(again.errors, ["COUNTRY_CODE"]);
    return data<CorrectionState>({ ...again, errors }, { status: errors.COUNTRY_CODE ? 422 : 200 });
  }
  try {
    return await correct(form, sent, asked);
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error("a correction could not be kept", describeError(error));
    const failed = sentence(language, "internship-receipt:correction.failed");
    return data<CorrectionState>(formAgain(application, sent, { sentence: failed, errors: {} }), {
      status: 503,
    });
  }
}
