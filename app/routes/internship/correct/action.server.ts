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
import { checkCorrection, correctApplication } from "~/domain/internships/correction.server";
import { type ApplicationField, applicationFields } from "~/domain/internships/fields";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { readForm } from "~/forms/read-body.server";
import { submit } from "~/forms/submit.server";
import { type Language, sentence } from "~/i18n";
import { today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { NotFound } from "~/platform/not-found";
import { readSent, type SentForm, SHOW_UNIVERSITIES, VERSION } from "../sent-form";

export type CorrectionState = {
  fields: ApplicationField[];
  values: FormValues;
  errors: Errors;
  sentence: string | null;
  countryChanged: boolean;
  /** The typed values, if they can no longer be submitted. */
  typed: ReadableAnswer[];
};

type Sent = { request: Request; application: OwnApplication; language: Language };

const judge = (application: OwnApplication, { values }: SentForm) =>
  checkCorrection({ stored: application, requested: application.returnFields, today: today() }, values);

function formAgain(application: OwnApplication, sent: SentForm, more: Partial<CorrectionState> = {}) {
  const { fields, values, errors } = judge(application, sent);
  const { countryChanged } = sent;
  const countryProblem =
    countryChanged && errors.UNIV_CODE ? { UNIV_CODE: ["internship:country-changed"] } : {};
  return {
    ...{ fields, values, errors: { ...errors, ...countryProblem }, countryChanged },
    ...{ sentence: null, typed: [], ...more },
  } satisfies CorrectionState;
}

/** Returns the typed values in words if they can be read as an application, otherwise as typed. */
async function typedIn({ application, language }: Omit<Sent, "request">, { values }: SentForm) {
  const { application: read } = checkAnswers(formOf({ ...asTyped(application), ...values }), today());
  const answers = read
    ? answersOf(read, language)
    : applicationFields.map((field) => ({ field, text: values[field] ?? "", ltr: false }));
  return answers.filter(({ field }) => values[field]);
}

async function meanwhile(input: Omit<Sent, "request">, sent: SentForm) {
  const { application, language } = input;
  const open = application.state === "returned";
  const key = `internship-receipt:correction.${open ? "changed" : "closed"}-meanwhile`;
  const more = {
    errors: {},
    sentence: sentence(language, key),
    typed: open ? [] : await typedIn(input, sent),
  };
  return data<CorrectionState>(formAgain(application, sent, more), { status: 409 });
}

/** Takes the correction of an application that was returned; or shows the form again, with all that was typed. */
export async function answerCorrection(input: Sent) {
  const { request, application, language } = input;
  const { id, state, version } = application;
  const form = await readForm(request);
  const sent = readSent(form, applicationFields);
  if (form.has(SHOW_UNIVERSITIES) && state === "returned") {
    const again = formAgain(application, sent);
    const errors = errorsIn(again.errors, ["COUNTRY_CODE"]);
    return data<CorrectionState>({ ...again, errors }, { status: errors.COUNTRY_CODE ? 422 : 200 });
  }
  const to = receiptPath(id);
  return submit(request, {
    form: `application-correction:${id}`,
    by: { id: String(id) },
    sent: form,
    read: () => {
      if (state !== "returned" || form.get(VERSION) !== String(version))
        return { value: null, refuse: () => meanwhile(input, sent) };
      const { corrected } = judge(application, sent);
      const refuse = () => data<CorrectionState>(formAgain(application, sent), { status: 422 });
      return { value: corrected, refuse };
    },
    write: (corrected, submission) => correctApplication({ id, version, corrected }, submission),
    answer: async ({ done }) => {
      if (done) return { to, say: "internship-receipt:correction.sent" };
      const fresh = await findOwnApplication(id);
      if (!fresh) throw new NotFound();
      return meanwhile({ application: fresh, language }, sent);
    },
    sentBefore: "internship-receipt:sent-before",
    failed: (error) => {
      log.error("failed to store a correction", describeError(error));
      const failed = sentence(language, "internship-receipt:correction.failed");
      const state = formAgain(application, sent, { sentence: failed, errors: {} });
      return data<CorrectionState>(state, { status: 503 });
    },
  });
}
