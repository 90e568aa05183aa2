import { createHash, timingSafeEqual } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { db, staffUsers, type Tx } from "~/db";
import { record, system } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { log } from "~/platform/log.server";
import { hashPassword } from "~/platform/passwords.server";
import { settings } from "~/platform/settings.server";
import { createSecret, readSecret } from "~/platform/stored-secret.server";
import { adminExists, lockAdmins } from "./admins.server";
import { endSessionsOf } from "./sessions.server";
import { insertStaff } from "./staff-accounts.server";

export const needsSetup = async (): Promise<boolean> => !(await adminExists(db));

type FirstAdmin = { email: string; fullName: string; password: string };
type Row = { email: string; fullName: string; passwordHash: string };

/** The token proves access to the server, so the account is taken over completely. */
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

/**
 * Creates the first admin, or promotes the account with this address. Returns false if an admin already exists (S9).
 */
export async function createFirstAdmin(
  { password, email, fullName }: FirstAdmin,
  submission: Submission,
): Promise<Answered<{ created: boolean }>> {
  const passwordHash = await hashPassword(password);
  const row = { email, fullName, passwordHash };
  return once(submission, async (tx) => {
    await lockAdmins(tx);
    if (await adminExists(tx)) return { created: false };
    const [added] = await insertStaff(tx, { ...row, role: "admin" });
    const { id, before } = added ? { id: added.id, before: null } : await upgrade(tx, row);
    await record(tx, system, {
      action: "account.first-admin",
      subject: `staff:${id}`,
      detail: { before: before && { role: before }, after: { email, fullName, role: "admin" } },
    });
    return { created: true };
  });
}

const TOKEN_BYTES = 24;
const file = settings.setupTokenFile;

function drawToken(): void {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const { secret, drawn } = createSecret(file, TOKEN_BYTES);
  if (drawn) log.info("no administrator exists yet: open /setup with this token", { setupToken: secret });
}

export const presentToken = (): string | null => settings.setupToken ?? readSecret(file);

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Takes the same time whatever is typed. */
export function isSetupToken(typed: string): boolean {
  const token = presentToken();
  return token !== null && timingSafeEqual(digest(typed.trim()), digest(token));
}

export async function printSetupToken(): Promise<void> {
  if (!settings.setupToken && !(await adminExists(db))) drawToken();
}

export const deleteSetupToken = () => rmSync(file, { force: true });

/** Returns the setup token, drawing one if there is none or `anew` is set; null once there is an administrator. */
export async function currentSetupToken({ anew }: { anew: boolean }): Promise<string | null> {
  if (await adminExists(db)) return null;
  if (anew) deleteSetupToken();
  drawToken();
  return presentToken();
}
