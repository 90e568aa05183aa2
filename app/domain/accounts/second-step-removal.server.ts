import { and, eq, gt, gte, inArray, isNotNull, or, sql } from "drizzle-orm";
import { audit, db, secondStepResets, staffUsers, type Tx } from "~/db";
import { record, system } from "~/domain/audit/record.server";
import { secondStepRemovedLetter } from "~/letters/accounts";
import { now } from "~/platform/clock.server";
import { isActiveAdmin } from "./admins.server";
import { queueEmailToOwner } from "./owner.server";
import { deletePasskeys } from "./passkeys.server";
import { endSessionsOf } from "./sessions.server";
import { type Change, changing, recorded, refuse } from "./staff-changes.server";
import { deleteCodes } from "./staff-recovery-codes.server";

const LIFE_DAYS = 3;

const askedFor = (id: string) =>
  and(eq(secondStepResets.staffId, id), gt(secondStepResets.expiresAt, sql`now()`));

/** Records the request of the first of two admins to remove a second factor; nothing is removed yet. */
export const requestRemoval = (change: Change) =>
  changing(change, async (tx, old) => {
    const { admin, id } = change;
    if (id === admin.id) return refuse("own");
    if (!old.secondStepSince) return { done: true };
    const requestColumns = {
      askedBy: admin.id,
      createdAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${LIFE_DAYS})`,
    };
    const [first] = await tx
      .insert(secondStepResets)
      .values({ staffId: id, ...requestColumns })
      .onConflictDoUpdate({
        target: secondStepResets.staffId,
        set: requestColumns,
        setWhere: sql`${secondStepResets.expiresAt} <= now()`,
      })
      .returning({ id: secondStepResets.staffId });
    if (!first) return { done: true };
    return recorded(tx, change, "account.second-step-asked", { before: "off", after: "on" });
  });

/** Withdraws a request, by any admin, for example after a call from the person. */
export const withdrawRemoval = (change: Change) =>
  changing(change, async (tx) => {
    const gone = await tx
      .delete(secondStepResets)
      .where(eq(secondStepResets.staffId, change.id))
      .returning({ id: secondStepResets.staffId });
    if (!gone.length) return { done: true };
    return recorded(tx, change, "account.second-step-asked", { before: "on", after: "off" });
  });

/** Removes everything that counts as second factor and ends every session; the person is told by email. */
async function remove(tx: Tx, id: string): Promise<{ passkeys: number }> {
  await tx
    .update(staffUsers)
    .set({ secondStepSecret: null, secondStepSince: null })
    .where(eq(staffUsers.id, id));
  await deleteCodes(tx, id);
  const owner = { kind: "staff", subject: id } as const;
  const passkeys = await deletePasskeys(tx, owner);
  await endSessionsOf("staff", id, tx);
  await queueEmailToOwner(tx, owner, secondStepRemovedLetter({ at: now() }));
  return { passkeys };
}

/** The audit actions that create an admin who can sign in, or hand over an admin's account. */
const EMPOWERING = ["account.create", "account.invite", "account.new-link", "account.role", "account.enable"];

/**
 * Returns true unless the confirming admin became one only after the removal was requested, or was at any time created,
 * promoted, enabled or given a new password link by the admin who requested it: that would be one person in two accounts.
 */
async function isIndependent(tx: Tx, adminId: string, request: { by: string; at: Date }): Promise<boolean> {
  const byRequester = and(eq(audit.actorKind, "staff"), eq(audit.actorId, request.by));
  const entries = await tx.$count(
    audit,
    and(
      eq(audit.subject, `staff:${adminId}`),
      inArray(audit.action, EMPOWERING),
      or(byRequester, gte(audit.at, request.at)),
    ),
  );
  return entries === 0;
}

/** Confirms a removal by a second admin, who is neither the first, nor made an admin by the first, nor the person. */
export const confirmRemoval = (change: Change) =>
  changing(change, async (tx, old) => {
    const { admin, id } = change;
    if (id === admin.id) return refuse("own");
    const [request] = await tx
      .select({ by: secondStepResets.askedBy, at: secondStepResets.createdAt })
      .from(secondStepResets)
      .where(askedFor(id));
    const isAnothers = request !== undefined && request.by !== admin.id;
    if (isAnothers && !(await isIndependent(tx, admin.id, request))) return refuse("not-independent");
    const [removal] = await tx
      .delete(secondStepResets)
      .where(and(askedFor(id), sql`${secondStepResets.askedBy} <> ${admin.id}`))
      .returning({ by: secondStepResets.askedBy });
    if (!removal)
      return refuse((await tx.$count(secondStepResets, askedFor(id))) ? "same-admin" : "not-asked");
    if (!(await isActiveAdmin(tx, removal.by))) return refuse("not-asked");
    if (!old.secondStepSince) return { done: true };
    const removed = await remove(tx, id);
    const detail = { secondStep: { before: "on", after: "off" }, asked: removal.by, ...removed };
    return recorded(tx, change, "account.second-step", detail);
  });

/**
 * Removes a second factor for an operator, if there are no two other admins who could. Returns false if there is none.
 */
export const removeByOperator = (email: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [staff] = await tx
      .select({ id: staffUsers.id })
      .from(staffUsers)
      .where(
        and(eq(sql`lower(${staffUsers.email})`, email.toLowerCase()), isNotNull(staffUsers.secondStepSince)),
      )
      .for("update");
    if (!staff) return false;
    const detail = { secondStep: { before: "on", after: "off" }, ...(await remove(tx, staff.id)) };
    await record(tx, system, { action: "account.second-step", subject: `staff:${staff.id}`, detail });
    return true;
  });
