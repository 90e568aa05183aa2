import { parseForm } from "~/forms/parse-form";
import { type Application, applicationInput, applicationOf } from "./application-input";
import type { ApplicationField, DraftValues } from "./draft-values";

/** What is wrong with each field, as codes. */
export type Errors = Partial<Record<ApplicationField, string[]>>;

/** What was typed as a form would send it. */
export function formOf(values: DraftValues): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.append(field, value);
  return form;
}

/** An application as it was sent, on a day in Amman; null while something is wrong, and what that is by field. */
export function checkAnswers(
  form: FormData,
  today: string,
): { application: Application | null; errors: Errors } {
  const { value, refuse } = parseForm(form, applicationInput(today));
  if (value) return { application: applicationOf(value), errors: {} };
  return { application: null, errors: (refuse().error ?? {}) as Errors };
}

/** What is wrong with some of the fields only. */
export const errorsIn = (errors: Errors, fields: readonly ApplicationField[]): Errors =>
  Object.fromEntries(fields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
