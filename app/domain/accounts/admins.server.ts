import { eq, or, sql } from "drizzle-orm";
import { staffUsers, type Tx } from "~/db";

const ADMINS_LOCK = 7_301_947;

/** Locks until the end of the transaction, so that changes of who is an admin take turns. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

const canSignIn = (name: string) => {
  const admin = sql.raw(name);
  return sql`${admin}.role = 'admin' and ${admin}.disabled_at is null and (${admin}.password_set_at is not null
    or not exists (select from staff_invitations i where i.staff_id = ${admin}.id))`;
};

/** To be called while holding the lock. */
export async function isActiveAdmin(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.execute<{ found: boolean }>(
    sql`select exists (select from staff_users a where a.id = ${id} and ${canSignIn("a")}) as found`,
  );
  return row?.found ?? false;
}

export const notLastAdmin = (id: string) =>
  or(
    sql`${staffUsers.role} <> 'admin'`,
    sql`${staffUsers.disabledAt} is not null`,
    sql`exists (select from staff_users other where other.id <> ${id} and ${canSignIn("other")})`,
  );

/** True if there is an admin, even a disabled one: from then on, only admins create admins (S9). */
export async function adminExists(tx: Pick<Tx, "select">): Promise<boolean> {
  const found = await tx
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(eq(staffUsers.role, "admin"))
    .limit(1);
  return found.length > 0;
}
