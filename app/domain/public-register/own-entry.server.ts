import { eq } from "drizzle-orm";
import { db, members } from "~/db";
import { byDoctor, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";

/** Returns whether the register shows a doctor and, if not, who hid the entry. */
export async function findOwnEntry(memberNumber: number) {
  const [row] = await db
    .select({ byRegister: members.hiddenByRegister, byDoctor: members.hiddenByDoctor })
    .from(members)
    .where(eq(members.memberNumber, memberNumber));
  return row ?? null;
}

/** Takes effect at once, and is recorded in the audit log. */
export const setOwnVisibility = (memberNumber: number, hidden: boolean, submission: Submission) =>
  once(submission, async (tx): Promise<{ hidden: boolean }> => {
    const [before] = await tx
      .select({ hidden: members.hiddenByDoctor })
      .from(members)
      .where(eq(members.memberNumber, memberNumber))
      .for("update");
    if (before && before.hidden !== hidden) {
      await tx
        .update(members)
        .set({ hiddenByDoctor: hidden, updatedAt: now() })
        .where(eq(members.memberNumber, memberNumber));
      const change = { hiddenByDoctor: { before: before.hidden, after: hidden } };
      await record(tx, byDoctor(memberNumber), {
        action: "member.listing",
        subject: `member:${memberNumber}`,
        detail: change,
      });
    }
    return { hidden };
  });
