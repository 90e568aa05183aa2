import { and, eq, isNull, sql } from "drizzle-orm";
import { staffInvitations, staffUsers, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { isActiveAdmin, lockAdmins, notLastAdmin } from "./admins.server";
import type { Role } from "./identities";
import { endSessionsOf } from "./sessions.server";

export type ChangeOutcome =
  | { done: true }
  | {
      done: false;
      reason: "unknown" | "last-admin" | "not-admin" | "own" | "same-admin" | "not-independent" | "not-asked";
    };
export type Change = { admin: { id: string }; id: string; submission: Submission };
type Old = Pick<typeof staffUsers.$inferSelect, "role" | "disabledAt" | "secondStepSince">;

export const refuse = (reason: Exclude<ChangeOutcome, { done: true }>["reason"]): ChangeOutcome => ({
  done: false,
  reason,
});

/** Runs a change while nobody else changes who is an admin, if its author is still one. */
export const changing = (
  { admin, id, submission }: Change,
  change: (tx: Tx, old: Old) => Promise<ChangeOutcome>,
) =>
  once(submission, async (tx) => {
    await lockAdmins(tx);
    if (!(await isActiveAdmin(tx, admin.id))) return refuse("not-admin");
    const { role, disabledAt, secondStepSince } = staffUsers;
    const [old] = await tx
      .select({ role, disabledAt, secondStepSince })
      .from(staffUsers)
      .where(eq(staffUsers.id, id))
      .for("update");
    return old ? change(tx, old) : refuse("unknown");
  });

export const recorded = async (
  tx: Tx,
  { admin, id }: Change,
  action: string,
  detail?: Record<string, unknown>,
) => {
  await record(tx, byStaff(admin), { action, subject: `staff:${id}`, detail });
  return { done: true } as const;
};

/** Takes effect with the person's next request; the last admin who can sign in stays one. */
export const changeRole = (change: Change, role: Role) =>
  changing(change, async (tx, old) => {
    if (old.role === role) return { done: true };
    const rows = await tx
      .update(staffUsers)
      .set({ role })
      .where(and(eq(staffUsers.id, change.id), notLastAdmin(change.id)))
      .returning({ id: staffUsers.id });
    if (!rows.length) return refuse("last-admin");
    return recorded(tx, change, "account.role", { before: old.role, after: role });
  });

export const disableStaff = (change: Change) =>
  changing(change, async (tx, old) => {
    if (old.disabledAt) return { done: true };
    const rows = await tx
      .update(staffUsers)
      .set({ disabledAt: sql`now()` })
      .where(and(eq(staffUsers.id, change.id), notLastAdmin(change.id)))
      .returning({ id: staffUsers.id });
    if (!rows.length) return refuse("last-admin");
    await endSessionsOf("staff", change.id, tx);
    await tx
      .update(staffInvitations)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(staffInvitations.staffId, change.id), isNull(staffInvitations.usedAt)));
    return recorded(tx, change, "account.disable", { before: "active", after: "disabled" });
  });

export const enableStaff = (change: Change) =>
  changing(change, async (tx, old) => {
    if (!old.disabledAt) return { done: true };
    await tx.update(staffUsers).set({ disabledAt: null }).where(eq(staffUsers.id, change.id));
    return recorded(tx, change, "account.enable", { before: "disabled", after: "active" });
  });
