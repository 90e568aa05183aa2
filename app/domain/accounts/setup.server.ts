import { eq, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { staffUsers } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { hashPassword } from "~/platform/passwords.server";
import { adminExists, lockAdmins } from "./admins.server";
import { endSessionsOf } from "./sessions.server";
import { insertStaff } from "./staff-rows.server";

/** Whether the site waits for its first admin. */
export const needsSetup = async (): Promise<boolean> => !(await adminExists(db));

type FirstAdmin = { email: string; fullName: string; password: string };
type Row = { email: string; fullName: string; passwordHash: string };

/** Makes an existing account the admin's; whoever holds the token runs the machine, so the account is taken over whole. */
async function upgrade(tx: Tx, { email, fullName, passwordHash }: Row) {
  const [old] = await tx
    .select({ id: staffUsers.id, role: staffUsers.role })
    .from(staffUsers)
    .where(sql`lower(${staffUsers.email}) = ${email.toLowerCase()}`)
    .for("update");
  if (!old) throw new Error("a staff account is neither new nor there");
  await tx
    .update(staffUsers)
    .set({
      role: "admin",
      fullName,
      passwordHash,
      passwordSetAt: sql`now()`,
      secondStepSecret: null,
      secondStepSince: null,
      disabledAt: null,
    })
    .where(eq(staffUsers.id, old.id));
  await endSessionsOf("staff", old.id, tx);
  return { id: old.id, before: old.role };
}

/** Makes the first admin, of a new account or of the one with this address; false when an admin exists already (S9). */
export async function createFirstAdmin(
  { password, email, fullName }: FirstAdmin,
  submission: Submission,
): Promise<{ created: boolean }> {
  const passwordHash = await hashPassword(password);
  const row = { email, fullName, passwordHash };
  const { outcome } = await once(submission, async (tx) => {
    await lockAdmins(tx);
    if (await adminExists(tx)) return { created: false };
    const [added] = await insertStaff(tx, { ...row, role: "admin" });
    const { id, before } = added ? { id: added.id, before: null } : await upgrade(tx, row);
    await record(tx, {
      actor: { kind: "system", id: null },
      action: "account.first-admin",
      subject: `staff:${id}`,
      detail: { before: before && { role: before }, after: { email, fullName, role: "admin" } },
    });
    return { created: true };
  });
  return outcome;
}
