import { and, eq, isNull, sql } from "drizzle-orm";
import { db, staffUsers } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { hashPassword, verifyPassword } from "~/platform/passwords.server";
import { endOtherSessions } from "./sessions.server";

export async function isStaffPassword(id: string, password: string): Promise<boolean> {
  const [row] = await db
    .select({ passwordHash: staffUsers.passwordHash })
    .from(staffUsers)
    .where(and(eq(staffUsers.id, id), isNull(staffUsers.disabledAt)));
  return verifyPassword(row?.passwordHash ?? null, password);
}

type OwnSession = { id: string; tokenHash: string };

/** Ends one's other sessions; the one whose token has this hash goes on. */
export async function changeOwnPassword(
  { id, tokenHash }: OwnSession,
  password: string,
  submission: Submission,
) {
  const passwordHash = await hashPassword(password);
  return once(submission, async (tx) => {
    await tx.update(staffUsers).set({ passwordHash, passwordSetAt: sql`now()` }).where(eq(staffUsers.id, id));
    const ended = await endOtherSessions("staff", id, tokenHash, tx);
    await record(tx, byStaff({ id }), {
      action: "account.password",
      subject: `staff:${id}`,
      detail: { ended },
    });
    return { ended };
  });
}

export async function passwordSince(id: string): Promise<Date | null> {
  const [row] = await db
    .select({ since: staffUsers.passwordSetAt })
    .from(staffUsers)
    .where(eq(staffUsers.id, id));
  return row?.since ?? null;
}
