import { and, eq, isNull } from "drizzle-orm";
import { certificates } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";

type Cancellation = { serial: string; reason: string; staffId: string };

/** Cancels a certificate, once: not done where somebody else did it before, or where there is none. */
export const cancelCertificate = ({ serial, reason, staffId }: Cancellation, submission: Submission) =>
  once(submission, async (tx): Promise<{ done: boolean }> => {
    const [cancelled] = await tx
      .update(certificates)
      .set({ cancelledAt: now(), cancelledBy: staffId, cancelReason: reason })
      .where(and(eq(certificates.serial, serial), isNull(certificates.cancelledAt)))
      .returning({ memberNumber: certificates.memberNumber });
    if (!cancelled) return { done: false };
    await record(tx, {
      actor: { kind: "staff", id: staffId },
      action: "certificate.cancel",
      subject: `certificate:${serial}`,
      detail: { memberNumber: cancelled.memberNumber, reason },
    });
    return { done: true };
  });
