import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { readDraftToken } from "~/auth/draft-cookie.server";
import { applicationFields, groups } from "~/domain/internships/application";
import {
  checkAnswers,
  type Errors,
  errorsIn,
  type FormValues,
  formOf,
} from "~/domain/internships/form-values";
import { readForm } from "~/forms/read-body.server";
import { isTrapped } from "~/forms/submission";
import { today } from "~/platform/clock.server";
import { checkAfterSteps, type Step, stepIn, stepPath } from "./addresses";
import { type KeptDraft, keepDraft } from "./kept-draft.server";
import { CHANGE, COPY_DATE, readSent, type SentForm } from "./sent-form";
import { emptyForm, type ShownForm } from "./shown-form";

/** Where the university was dropped, it is said why, not that it is missing. */
const withReason = ({ countryChanged }: SentForm, errors: Errors): Errors =>
  countryChanged && errors.UNIV_CODE ? { ...errors, UNIV_CODE: ["internship:country-changed"] } : errors;

/** The form with what was sent, what is wrong with it, and what became of its draft. */
export const shownAgain = (
  sent: SentForm,
  { draft, notice, mark }: KeptDraft,
  errors: Errors = {},
): ShownForm => ({
  ...emptyForm,
  values: sent.values,
  errors: withReason(sent, errors),
  submissionId: sent.submissionId,
  countryChanged: sent.countryChanged,
  confirmsAnother: sent.confirmsAnother,
  draft,
  notice,
  mark,
});

const without = (values: FormValues, fields: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

const afterStep = ({ number, checking }: Step) =>
  checking || number === groups.length ? checkAfterSteps : stepPath(number + 1);

async function answerStep(sent: SentForm, step: Step, args: ActionFunctionArgs) {
  const { number, group, checking } = step;
  const kept = await keepDraft(sent, args);
  const { headers } = kept;
  const values = { ...kept.values, ...sent.values };
  const errors = errorsIn(checkAnswers(formOf(values), today()).errors, group.fields);
  const hasCookie = readDraftToken(args.request) !== null;
  const carried = hasCookie ? {} : without(sent.values, group.fields);
  const shown = { ...shownAgain(sent, kept, errors), values, step: number, checking, carried };
  if (Object.keys(errors).length) return data<ShownForm>(shown, { status: 422, headers });
  if (kept.notice && hasCookie) return data<ShownForm>(shown, { status: kept.status, headers });
  if (number > 1 && !kept.wasOpen) {
    const notice = hasCookie ? ("steps.lost" as const) : ("steps.no-cookies" as const);
    return data<ShownForm>({ ...shown, step: null, checking: false, notice }, { headers });
  }
  if (kept.notice) return data<ShownForm>(shown, { status: kept.status, headers });
  if (hasCookie) return redirect(afterStep(step), { status: 303, headers });
  return data<ShownForm>({ ...shown, step: number + 1, carried: sent.values }, { headers });
}

/** What was typed is kept; the form comes back, or of the short steps the next one. */
export async function answerDraft(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const sent = readSent(form, applicationFields);
  const step = stepIn(args.request.url);
  const goesOn = !form.has(CHANGE) && !form.has(COPY_DATE);
  if (step && goesOn) return answerStep(sent, step, args);
  const kept = await keepDraft(sent, args, { mail: goesOn && !isTrapped(form) });
  const shown = { ...shownAgain(sent, kept), ...(step && { step: step.number, checking: step.checking }) };
  return data<ShownForm>(shown, { status: goesOn ? kept.status : 200, headers: kept.headers });
}
