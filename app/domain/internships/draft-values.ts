import { applicationFields } from "./application-input";

const MOST_CHARACTERS = 500;

export type ApplicationField = (typeof applicationFields)[number];

/** What was typed so far, as it was typed; a field that was never sent is left out. */
export type DraftValues = Partial<Record<ApplicationField, string>>;

const cut = (text: string) =>
  text.length > MOST_CHARACTERS ? [...text].slice(0, MOST_CHARACTERS).join("") : text;

/** What a form holds of an application: each field of it that was sent once, as text, cut at 500 characters. */
export function draftValuesIn(form: FormData): DraftValues {
  const sent = applicationFields.flatMap((field) => {
    const [value, ...more] = form.getAll(field);
    return typeof value === "string" && !more.length ? [[field, cut(value)]] : [];
  });
  return Object.fromEntries(sent);
}
