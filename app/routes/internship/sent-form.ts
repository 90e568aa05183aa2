import { type FormValues, formValuesIn } from "~/domain/internships/application";
import { isChecked, SUBMISSION_ID, submissionIdOf } from "~/forms";

/** The country whose universities the form listed; then the names of buttons that do more than save. */
export const LISTED_COUNTRY = "universities_of";
export const COPY_DATE = "copy_date";
export const CHANGE = "change";
export const CONFIRM_ANOTHER = "confirm_another";
export const SHOW_UNIVERSITIES = "show_universities";
/** The mark of the draft that the page showed. */
export const DRAFT_MARK = "draft";
/** The button that removes a document from a draft: its kind, and the mark of the file that the page showed. */
export const REMOVE = "remove";
/** The version of the application that a correction showed. */
export const VERSION = "version";

const ID = /^[\w-]{16,64}$/;

export type SentForm = {
  /**
   * Contains the fields of an application and the one-time id, so that the same answers are the same submission,
   * whatever the button.
   */
  form: FormData;
  values: FormValues;
  submissionId: string | null;
  mark: string;
  /** True if the university was cleared because it belonged to another country. */
  countryChanged: boolean;
  confirmsAnother: boolean;
};

const textIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

function named(form: FormData, values: FormValues, fields: readonly string[]) {
  const ownFields = new FormData();
  for (const field of fields) {
    const all = form.getAll(field);
    if (all.length > 1) for (const value of all) ownFields.append(field, value);
    else if (all.length) ownFields.append(field, values[field as keyof FormValues] ?? textIn(form, field));
  }
  return ownFields;
}

/**
 * Reads a form that was sent without script: a university that does not belong to the chosen country is dropped, and
 * the date of the degree is copied if its button was pressed.
 */
export function readSent(sent: FormData, fields: readonly string[]): SentForm {
  const values = formValuesIn(sent);
  const listed = textIn(sent, LISTED_COUNTRY);
  const countryChanged = Boolean(values.UNIV_CODE && listed && listed !== values.COUNTRY_CODE);
  if (countryChanged) values.UNIV_CODE = "";
  if (sent.has(COPY_DATE)) values.ACCEPT_DATE = values.CERT_DATE ?? "";
  const form = named(sent, values, fields);
  const id = submissionIdOf(sent);
  if (id) form.append(SUBMISSION_ID, id);
  return {
    form,
    values,
    submissionId: id && ID.test(id) ? id : null,
    mark: textIn(sent, DRAFT_MARK),
    countryChanged,
    confirmsAnother: isChecked(sent, CONFIRM_ANOTHER),
  };
}
