import { type Application, type ApplicationField, applicationFields } from "./fields";
import { asTyped, checkAnswers, type Errors, type FormValues, formOf } from "./form-values";

export type Judged = {
  fields: ApplicationField[];
  values: Record<ApplicationField, string>;
  errors: Errors;
  /** The application as it would be kept and what of it differs; null while something is wrong. */
  corrected: { application: Application; changed: ApplicationField[] } | null;
};

const together: ApplicationField[] = ["COUNTRY_CODE", "UNIV_CODE"];

/** The fields that were asked for; a country and its university go together. */
export function fieldsToCorrect(asked: readonly string[] | null): ApplicationField[] {
  const named = new Set(asked ?? []);
  if (together.some((field) => named.has(field))) for (const field of together) named.add(field);
  return applicationFields.filter((field) => named.has(field));
}

/**
 * What an application becomes when the fields that were asked for are as sent, checked as a whole. Where a correction
 * makes another field wrong, such as a date that now comes too early, that field may be corrected too; nothing else
 * that was sent counts.
 */
export function judgeCorrection(
  { stored, asked, today }: { stored: Application; asked: readonly string[] | null; today: string },
  sent: FormValues,
): Judged {
  const before = asTyped(stored);
  let fields = fieldsToCorrect(asked);
  for (;;) {
    const changes = Object.fromEntries(fields.map((field) => [field, sent[field] ?? before[field]]));
    const values = { ...before, ...changes };
    const { application, errors } = checkAnswers(formOf(values), today);
    if (application) {
      const after = asTyped(application);
      const changed = applicationFields.filter((field) => after[field] !== before[field]);
      return { fields, values, errors: {}, corrected: { application, changed } };
    }
    const allowed = new Set(fields);
    const more = applicationFields.filter((field) => errors[field] && !allowed.has(field));
    if (!more.length) return { fields, values, errors, corrected: null };
    fields = fieldsToCorrect([...fields, ...more]);
  }
}
