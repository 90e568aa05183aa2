import { and, eq } from "drizzle-orm";
import { internshipApplications as applications } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import type { Judged } from "./correction";
import { writeHistory } from "./history.server";

export type CorrectOutcome = { done: true } | { done: false; because: "changed-meanwhile" };

type Correction = { id: number; version: number; corrected: NonNullable<Judged["corrected"]> };

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
    if (!row) return { done: false, because: "changed-meanwhile" };
    await writeHistory(tx, { applicationId: id, kind: "corrected", fields: changed });
    await record(tx, {
      actor: { kind: "anonymous", id: null },
      action: "application.correct",
      subject: `application:${id}`,
      detail: { fields: changed },
    });
    return { done: true };
  });
