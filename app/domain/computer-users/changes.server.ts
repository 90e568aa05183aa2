import { eq, sql } from "drizzle-orm";
import { computerUsers, type Tx } from "~/db";
import { isActiveAdmin, lockAdmins } from "~/domain/accounts/admins.server";
import { endSessionsOf } from "~/domain/accounts/sessions.server";
import { byStaff, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { hashPassword } from "~/platform/passwords.server";
import {
  type ComputerAccount,
  centreFor,
  lockComputerUser,
  type StoredComputerUser,
  versionOf,
} from "./computer-users.server";

type Reason = "unknown" | "not-admin" | "centre-unknown" | "changed-meanwhile";
export type ComputerUserOutcome = { done: true } | { done: false; reason: Reason };
type Change = { admin: { id: string }; id: string; submission: Submission };

const refuse = (reason: Reason): ComputerUserOutcome => ({ done: false, reason });
const DONE: ComputerUserOutcome = { done: true };

/** Runs a change while nobody else changes the account, if its author is still an admin. */
const changing = (
  { admin, id, submission }: Change,
  change: (tx: Tx, old: StoredComputerUser) => Promise<ComputerUserOutcome>,
) =>
  once(submission, async (tx) => {
    await lockAdmins(tx);
    if (!(await isActiveAdmin(tx, admin.id))) return refuse("not-admin");
    const old = await lockComputerUser(tx, id);
    return old ? change(tx, old) : refuse("unknown");
  });

async function recorded(tx: Tx, { admin, id }: Change, action: string, detail?: Record<string, unknown>) {
  const actor = byStaff(admin);
  await record(tx, actor, { action, subject: `computer:${id}`, detail });
  return DONE;
}

const asRecorded = ({ fullName, permissions, desk }: ComputerAccount, centre: number | null) => ({
  fullName,
  permissions,
  centre,
  desk,
});
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Takes effect with the clerk's next request. `seen` is the version that the admin saw; if it changed meanwhile,
 * nothing changes.
 */
export const changeComputerUser = (change: Change, account: ComputerAccount, seen: string) =>
  changing(change, async (tx, old) => {
    if (versionOf(old) !== seen) return refuse("changed-meanwhile");
    const sits = old.centreId === account.centreId;
    const centre = sits ? { code: old.centreCode } : await centreFor(tx, account.centreId);
    if (centre === undefined) return refuse("centre-unknown");
    const before = asRecorded(old, old.centreCode);
    const after = asRecorded(account, centre?.code ?? null);
    if (isSame(before, after)) return DONE;
    await tx.update(computerUsers).set(account).where(eq(computerUsers.id, change.id));
    return recorded(tx, change, "computer-user.change", { before, after });
  });

export async function setComputerPassword(change: Change, password: string) {
  const passwordHash = await hashPassword(password);
  return changing(change, async (tx) => {
    await tx.update(computerUsers).set({ passwordHash }).where(eq(computerUsers.id, change.id));
    await endSessionsOf("computer", change.id, tx);
    return recorded(tx, change, "computer-user.password");
  });
}

export const disableComputerUser = (change: Change) =>
  changing(change, async (tx, old) => {
    if (old.disabledAt) return DONE;
    await tx.update(computerUsers).set({ disabledAt: sql`now()` }).where(eq(computerUsers.id, change.id));
    await endSessionsOf("computer", change.id, tx);
    return recorded(tx, change, "computer-user.disable", { before: "active", after: "disabled" });
  });

export const enableComputerUser = (change: Change) =>
  changing(change, async (tx, old) => {
    if (!old.disabledAt) return DONE;
    await tx.update(computerUsers).set({ disabledAt: null }).where(eq(computerUsers.id, change.id));
    return recorded(tx, change, "computer-user.enable", { before: "disabled", after: "active" });
  });
