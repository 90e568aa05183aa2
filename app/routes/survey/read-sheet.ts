import { survey } from "~/content/survey";
import { surveyInput } from "~/domain/surveys/input";
import { parseForm } from "~/forms/parse-form";

const unanswered = ["", "0"];

/** A sheet as the form sends it; a missing answer adds the sentence about all of them. */
export function readSheet(form: FormData) {
  const { value, refuse } = parseForm(form, surveyInput);
  const incomplete = survey.questions.some(({ name }) =>
    unanswered.includes(String(form.get(name) ?? "").trim()),
  );
  const refuseAs = (code?: string) =>
    refuse({ form: [...(incomplete ? ["survey:answer-all"] : []), ...(code ? [code] : [])] });
  return { sheet: value, refuse: refuseAs };
}
