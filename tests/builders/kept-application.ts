import { eq } from "drizzle-orm";
import { db, internshipApplications } from "~/db";
import { applicationInput, applicationOf } from "~/domain/internships/application";
import { receiveApplication } from "~/domain/internships/receive.server";
import { parseForm } from "~/fields/parse-form";
import { today } from "~/platform/clock.server";
import { applicationForm } from "./applications";

/** Stores a received application with the changed fields, and returns its id. */
export async function aKeptApplication(changed: Record<string, unknown> = {}): Promise<number> {
  const application = applicationOf(parseForm(applicationForm(changed), applicationInput(today())).value!);
  const submission = { id: crypto.randomUUID(), form: "apply", actor: "anyone", bodyHash: "x" };
  const { outcome } = await receiveApplication(application, {
    submission,
    language: "ar",
    confirmAnother: true,
  });
  if (!("applicationId" in outcome)) throw new Error("not received");
  return outcome.applicationId;
}

/** Does the same, then returns the application for correction of these fields. */
export async function aReturnedApplication(fields: string[], reason = "التاريخ غير مطابق للشهادة") {
  const id = await aKeptApplication();
  await db
    .update(internshipApplications)
    .set({ state: "returned", returnReason: reason, returnFields: fields, version: 2 })
    .where(eq(internshipApplications.id, id));
  return id;
}
