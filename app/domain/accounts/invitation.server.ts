import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { staffInvitations, staffUsers } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { hashPassword } from "~/platform/passwords.server";
import { tokenHashOf } from "./link-token.server";
import { endSessionsOf } from "./sessions.server";

export type Invitation =
  | { state: "open"; email: string; fullName: string; until: Date }
  | { state: "used" | "expired" | "unknown" };

/** What a link is worth now; that of a disabled account has expired. */
export async function findInvitation(token: string): Promise<Invitation> {
  const [row] = await db
    .select({
      email: staffUsers.email,
      fullName: staffUsers.fullName,
      until: staffInvitations.expiresAt,
      used: sql<boolean>`${staffInvitations.usedAt} is not null`,
      expired: sql<boolean>`${staffInvitations.expiresAt} <= now() or ${staffUsers.disabledAt} is not null`,
    })
    .from(staffInvitations)
    .innerJoin(staffUsers, eq(staffUsers.id, staffInvitations.staffId))
    .where(eq(staffInvitations.tokenHash, tokenHashOf(token)));
  if (!row) return { state: "unknown" };
  const { used, expired, ...open } = row;
  if (used) return { state: "used" };
  return expired ? { state: "expired" } : { state: "open", ...open };
}

/**
 * Sets the password that the holder of a link chose; the link works once, its account's other links and sessions end.
 * False when the link is not, or no longer, worth anything.
 */
export async function acceptInvitation(token: string, password: string, submission: Submission) {
  const passwordHash = await hashPassword(password);
  return once(submission, async (tx) => {
    const open = and(isNull(staffInvitations.usedAt), sql`${staffInvitations.expiresAt} > now()`);
    const [used] = await tx
      .update(staffInvitations)
      .set({ usedAt: sql`now()` })
      .where(and(eq(staffInvitations.tokenHash, tokenHashOf(token)), open))
      .returning({ staffId: staffInvitations.staffId });
    if (!used) return { accepted: false };
    const id = used.staffId;
    const changed = await tx
      .update(staffUsers)
      .set({ passwordHash, passwordSetAt: sql`now()` })
      .where(and(eq(staffUsers.id, id), isNull(staffUsers.disabledAt)))
      .returning({ id: staffUsers.id });
    if (!changed.length) return { accepted: false };
    await tx
      .update(staffInvitations)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(staffInvitations.staffId, id), isNull(staffInvitations.usedAt)));
    await endSessionsOf("staff", id, tx);
    await record(tx, {
      actor: { kind: "staff", id },
      action: "account.accept-invitation",
      subject: `staff:${id}`,
    });
    return { accepted: true };
  });
}
