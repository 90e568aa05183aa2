import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { checkAnswers, errorsIn } from "~/domain/internships/application";
import { applicationFields } from "~/domain/internships/fields";
import { readForm } from "~/forms/read-body.server";
import { today } from "~/platform/clock.server";
import { stepIn } from "./addresses";
import { formAgain, saveSentDraft } from "./draft.server";
import { type FormState, type OpenedForm, openForm } from "./form.server";
import { FormPage } from "./form-page";
import { readSent } from "./sent-form";

export { handle, headers } from "./form-page";

export const loader = handler(internship.universities, openForm);

/** Returns the form with the universities of the chosen country, which is the only way without script. */
export const action = handler(internship.universities, async (visit) => {
  const sent = readSent(await readForm(visit.request), applicationFields);
  const saved = await saveSentDraft(sent, visit);
  const { headers } = saved;
  const errors = errorsIn(checkAnswers(sent.form, today()).errors, ["COUNTRY_CODE"]);
  const step = stepIn(visit.request.url);
  const state = {
    ...formAgain(sent, saved, errors),
    values: step ? { ...saved.values, ...sent.values } : sent.values,
    ...(step && { step: step.number, checking: step.checking }),
  };
  return data<FormState>(state, { status: errors.COUNTRY_CODE ? 422 : 200, headers });
});

export default function Universities() {
  return <FormPage {...useLoaderData<OpenedForm>()} {...useActionData<FormState>()} />;
}
