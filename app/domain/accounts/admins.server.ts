import { eq, or, sql } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { staffUsers } from "~/db/schema";

const ADMINS_LOCK = 7_301_947;

/** Whoever may take an admin away, or make the first one, takes turns: the transaction holds the lock to its end. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

const canSignIn = (name: string) => {
  const admin = sql.raw(name);
  return sql`${admin}.role = 'admin' and ${admin}.disabled_at is null and (${admin}.password_set_at is not null
    or not exists (select from staff_invitations i where i.staff_id = ${admin}.id))`;
};

/** Whether an account is, at this moment, an admin's who can sign in; ask under the lock. */
export async function isActiveAdmin(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.execute<{ found: boolean }>(
    sql`select exists (select from staff_users a where a.id = ${id} and ${canSignIn("a")}) as found`,
  );
  return row?.found ?? false;
}

/** As a condition of an UPDATE under the lock: the account is no active admin, or not the last one who can sign in. */
export const notLastAdmin = (id: string) =>
  or(
    sql`${staffUsers.role} <> 'admin'`,
    sql`${staffUsers.disabledAt} is not null`,
    sql`exists (select from staff_users other where other.id <> ${id} and ${canSignIn("other")})`,
  );

/** Whether an admin exists at all, disabled ones counted: from then on, only admins make admins (S9). */
export async function adminExists(tx: Pick<Tx, "select">): Promise<boolean> {
  const found = await tx
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(eq(staffUsers.role, "admin"))
    .limit(1);
  return found.length > 0;
}
