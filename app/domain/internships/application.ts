import { z } from "zod";
import { JORDAN } from "~/content/reference/countries/index";
import { parseForm } from "~/fields/parse-form";
import { dateProblems } from "./date-sequence";
import {
  type Application,
  type ApplicationField,
  allFields,
  applicationFields,
  examples,
  shape,
} from "./fields";
import { isUniversityIn } from "./reference-lists";

const PERSON_NUMBER_OF_JORDANIANS = 10;

const fields = z.object(shape);

type Sent = z.output<typeof fields>;

function problemsTogether(read: Partial<Sent>, today: string): Partial<Record<ApplicationField, string>> {
  const problems: Partial<Record<ApplicationField, string>> = dateProblems(read, today);
  const { NAT_CODE: nationality, NATIONAL_NO: number, COUNTRY_CODE: country, UNIV_CODE: university } = read;
  if (nationality === JORDAN && number && number.length !== PERSON_NUMBER_OF_JORDANIANS)
    problems.NATIONAL_NO = "record:errors.national-number";
  if (country && university && !isUniversityIn(country, university))
    problems.UNIV_CODE = "internship:errors.university-elsewhere";
  return problems;
}

/**
 * The schema of an application on a day (specification 2, §3 and §5). It reports all mistakes at once, including those
 * of several fields together as far as they can be read.
 */
export const applicationInput = (today: string) =>
  fields.superRefine(
    (sent, context) => {
      const wrong = new Set(context.issues.map(({ path }) => path?.[0]));
      const read = Object.fromEntries(Object.entries(sent).filter(([field]) => !wrong.has(field)));
      for (const [field, message] of Object.entries(problemsTogether(read, today)))
        context.addIssue({ code: "custom", path: [field], message });
    },
    { when: () => true },
  );

/** Converts a parsed form to the stored application. */
export const applicationOf = (sent: Sent): Application =>
  Object.fromEntries(allFields.map(({ key, edge }) => [key, sent[edge]])) as Application;

/** Returns sample values for the fields that a demo application does not set. */
export const exampleApplication = (): Application => applicationOf(fields.parse(examples));

export const applicationStates = ["received", "returned", "accepted"] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const isApplicationState = (text: unknown): text is ApplicationState =>
  applicationStates.includes(text as ApplicationState);

const MAX_CHARACTERS = 500;

/** The values as typed; a field that was never sent is missing. */
export type FormValues = Partial<Record<ApplicationField, string>>;

const cut = (text: string) =>
  text.length > MAX_CHARACTERS ? [...text].slice(0, MAX_CHARACTERS).join("") : text;

/** Reads the application fields of a form: each field that was sent once, as text, cut at 500 characters. */
export function formValuesIn(form: FormData): FormValues {
  const sent = applicationFields.flatMap((field) => {
    const [value, ...more] = form.getAll(field);
    return typeof value === "string" && !more.length ? [[field, cut(value)]] : [];
  });
  return Object.fromEntries(sent);
}

/** Converts an application back to form values, as the inverse of `applicationOf`. */
export const asTyped = (application: Application) =>
  Object.fromEntries(allFields.map(({ key, edge }) => [edge, String(application[key] ?? "")])) as Record<
    ApplicationField,
    string
  >;

export type Errors = Partial<Record<ApplicationField, string[]>>;

export function formOf(values: FormValues): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.append(field, value);
  return form;
}

/** Checks an application on a day in Amman. Returns the application, or null and the mistakes by field. */
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
