import { type ActionFunctionArgs, data } from "@remix-run/node";
import { answersOf } from "~/domain/internships/answers";
import { applicationFields } from "~/domain/internships/application";
import { checkAnswers, errorsIn } from "~/domain/internships/form-values";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { today } from "~/platform/clock.server";
import { stepIn } from "./addresses";
import { shownAgain } from "./answer-draft.server";
import { keepDraft } from "./kept-draft.server";
import { readSent } from "./sent-form";
import type { ShownForm } from "./shown-form";

/** All answers in words, to be read before they are sent; or the form with what is wrong in it. */
export async function answerCheck(args: ActionFunctionArgs) {
  const sent = readSent(await readForm(args.request), applicationFields);
  const kept = await keepDraft(sent, args);
  const { headers } = kept;
  const { application, errors } = checkAnswers(sent.form, today());
  const shown = shownAgain(sent, kept, errors);
  if (!application) return data<ShownForm>(shown, { status: 422, headers });
  const answers = answersOf(application, await languageOf(args.request));
  return data<ShownForm>({ ...shown, answers }, { headers });
}

/** The form with the universities of the country that was chosen; without script the only way to them. */
export async function answerUniversities(args: ActionFunctionArgs) {
  const sent = readSent(await readForm(args.request), applicationFields);
  const kept = await keepDraft(sent, args);
  const { headers } = kept;
  const errors = errorsIn(checkAnswers(sent.form, today()).errors, ["COUNTRY_CODE"]);
  const step = stepIn(args.request.url);
  const shown = {
    ...shownAgain(sent, kept, errors),
    values: step ? { ...kept.values, ...sent.values } : sent.values,
    ...(step && { step: step.number, checking: step.checking }),
  };
  return data<ShownForm>(shown, { status: errors.COUNTRY_CODE ? 422 : 200, headers });
}
