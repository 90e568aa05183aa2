import { and, eq } from "drizzle-orm";
import { internshipApplications as applications } from "~/db";
import { anonymous, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { asTyped, checkAnswers, type Errors, type FormValues, formOf } from "./application";
import { writeHistory } from "./application.server";
import { type Application, type ApplicationField, applicationFields } from "./fields";

type CorrectionVerdict = {
  fields: ApplicationField[];
  values: Record<ApplicationField, string>;
  errors: Errors;
  /** The corrected application and its changed fields; null if there are mistakes. */
  corrected: { application: Application; changed: ApplicationField[] } | null;
};

const linkedFields: ApplicationField[] = ["COUNTRY_CODE", "UNIV_CODE"];

/** Returns the fields to correct; country and university are corrected together. */
export function fieldsToCorrect(requested: readonly string[] | null): ApplicationField[] {
  const named = new Set(requested ?? []);
  if (linkedFields.some((field) => named.has(field))) for (const field of linkedFields) named.add(field);
  return applicationFields.filter((field) => named.has(field));
}

/**
 * Applies the requested corrections and checks the application as a whole. If a correction makes another field invalid,
 * such as a date that is now too early, that field may be corrected too; other fields that were sent are ignored.
 */
export function checkCorrection(
  { stored, requested, today }: { stored: Application; requested: readonly string[] | null; today: string },
  sent: FormValues,
): CorrectionVerdict {
  const before = asTyped(stored);
  let fields = fieldsToCorrect(requested);
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

export type CorrectOutcome = { done: true } | { done: false; reason: "changed-meanwhile" };

type Correction = { id: number; version: number; corrected: NonNullable<CorrectionVerdict["corrected"]> };

/**
 * Puts a correction in the place of what was returned, which waits again to be looked at. An application that is no
 * longer as it was when the correction was judged stays as it is.
 */
export const correctApplication = (
  { id, version, corrected: { application, changed } }: Correction,
  submission: Submission,
) =>
  once(submission, async (tx): Promise<CorrectOutcome> => {
    const [row] = await tx
      .update(applications)
      .set({ ...application, state: "received", version: version + 1, updatedAt: now() })
      .where(
        and(eq(applications.id, id), eq(applications.version, version), eq(applications.state, "returned")),
      )
      .returning({ id: applications.id });
    if (!row) return { done: false, reason: "changed-meanwhile" };
    await writeHistory(tx, { applicationId: id, kind: "corrected", fields: changed });
    await record(tx, anonymous, {
      action: "application.correct",
      subject: `application:${id}`,
      detail: { fields: changed },
    });
    return { done: true };
  });
