import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { readDraftToken } from "~/auth/draft-cookie.server";
import { handler } from "~/auth/handler.server";
import { checkAnswers, errorsIn, type FormValues, formOf } from "~/domain/internships/application";
import { applicationFields, groups } from "~/domain/internships/fields";
import { isHoneypotFilled } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { today } from "~/platform/clock.server";
import { checkAfterSteps, DRAFT_PAPERS, type Step, stepIn, stepPath } from "./addresses";
import { formAgain, saveSentDraft } from "./draft.server";
import { type FormState, type OpenedForm, openForm } from "./form.server";
import { FormPage } from "./form-page";
import { CHANGE, COPY_DATE, readSent, type SentForm } from "./sent-form";

export { handle, headers } from "./form-page";

export const loader = handler(internship.draft, openForm);

/** Saves the typed values and returns the form, or the next of the short steps. */
export const action = handler(internship.draft, async (visit) => {
  const form = await readForm(visit.request);
  const sent = readSent(form, applicationFields);
  const step = stepIn(visit.request.url);
  const goesOn = !form.has(CHANGE) && !form.has(COPY_DATE);
  if (step && goesOn) return answerStep(sent, step, visit);
  const saved = await saveSentDraft(sent, visit, { mail: goesOn && !isHoneypotFilled(form) });
  const state = { ...formAgain(sent, saved), ...(step && { step: step.number, checking: step.checking }) };
  return data<FormState>(state, { status: goesOn ? saved.status : 200, headers: saved.headers });
});

export default function Draft() {
  return <FormPage {...useLoaderData<OpenedForm>()} {...useActionData<FormState>()} />;
}

const without = (values: FormValues, fields: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

const afterStep = ({ number, checking }: Step) =>
  checking ? checkAfterSteps : number === groups.length ? DRAFT_PAPERS : stepPath(number + 1);

async function answerStep(sent: SentForm, step: Step, args: ActionFunctionArgs) {
  const { number, group, checking } = step;
  const saved = await saveSentDraft(sent, args);
  const { headers } = saved;
  const values = { ...saved.values, ...sent.values };
  const errors = errorsIn(checkAnswers(formOf(values), today()).errors, group.fields);
  const hasCookie = readDraftToken(args.request) !== null;
  const carried = hasCookie ? {} : without(sent.values, group.fields);
  const state = { ...formAgain(sent, saved, errors), values, step: number, checking, carried };
  if (Object.keys(errors).length) return data<FormState>(state, { status: 422, headers });
  if (saved.notice && hasCookie) return data<FormState>(state, { status: saved.status, headers });
  if (number > 1 && !saved.wasOpen) {
    const notice = hasCookie ? ("steps.lost" as const) : ("steps.no-cookies" as const);
    return data<FormState>({ ...state, step: null, checking: false, notice }, { headers });
  }
  if (saved.notice) return data<FormState>(state, { status: saved.status, headers });
  if (hasCookie) return redirect(afterStep(step), { status: 303, headers });
  return data<FormState>({ ...state, step: number + 1, carried: sent.values }, { headers });
}
