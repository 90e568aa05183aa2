import { parseForm } from "~/fields/parse-form";
import { applicationInput, applicationOf } from "./application";
import { type Application, type ApplicationField, applicationFields, everyField } from "./fields";

const MOST_CHARACTERS = 500;

/** What was typed so far, as it was typed; a field that was never sent is left out. */
export type FormValues = Partial<Record<ApplicationField, string>>;

const cut = (text: string) =>
  text.length > MOST_CHARACTERS ? [...text].slice(0, MOST_CHARACTERS).join("") : text;

/** What a form holds of an application: each field of it that was sent once, as text, cut at 500 characters. */
export function formValuesIn(form: FormData): FormValues {
  const sent = applicationFields.flatMap((field) => {
    const [value, ...more] = form.getAll(field);
    return typeof value === "string" && !more.length ? [[field, cut(value)]] : [];
  });
  return Object.fromEntries(sent);
}

/** An application as its form would send it: the other way round of `applicationOf`. */
export const asTyped = (application: Application) =>
  Object.fromEntries(everyField.map(({ key, edge }) => [edge, String(application[key] ?? "")])) as Record<
    ApplicationField,
    string
  >;

export type Errors = Partial<Record<ApplicationField, string[]>>;

export function formOf(values: FormValues): FormData {
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

export const errorsIn = (errors: Errors, fields: readonly ApplicationField[]): Errors =>
  Object.fromEntries(fields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
