import { db } from "~/db/client.server";
import { doctorAccounts } from "~/db/schema";
import { type Actor, record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { hashPassword } from "~/platform/passwords.server";
import type { Role } from "./identities";
import { numericPasswordFault, type PasswordFault, staffPasswordFault } from "./password-rule";
import { insertStaff } from "./staff-rows.server";

type Outcome<Reason> = { created: true } | { created: false; reason: Reason | PasswordFault };

const created = <Reason>(rows: unknown[], reason: Reason): Outcome<Reason> =>
  rows.length ? { created: true } : { created: false, reason };

type NewStaffUser = { email: string; fullName: string; role: Role; password: string };
type Sent = { actor: Actor; submission: Submission };
type Refusal = "email-taken" | "email-invalid" | "name-missing";

const fromTheTerminal: Sent = {
  actor: { kind: "system", id: null },
  submission: { id: null, form: "create-staff", actor: "system", bodyHash: "" },
};

/** What is wrong with an account before anything is asked of the database. */
function faultOf({ email, fullName, password }: NewStaffUser): Refusal | PasswordFault | null {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return "email-invalid";
  if (!fullName.trim()) return "name-missing";
  return staffPasswordFault(password);
}

/**
 * Creates a staff account; refuses a bad address, a known one, and passwords against the rule. The same submission
 * again gives the first answer.
 */
export async function addStaffUser(
  account: NewStaffUser,
  { actor, submission }: Sent,
): Promise<Answered<Outcome<Refusal>>> {
  const fault = faultOf(account);
  if (fault) return { outcome: { created: false, reason: fault }, replayed: false, changed: false };
  const passwordHash = await hashPassword(account.password);
  return once(submission, async (tx) => {
    const { role } = account;
    const [email, fullName] = [account.email.trim(), account.fullName.trim()];
    const rows = await insertStaff(tx, { email, fullName, role, passwordHash });
    const [row] = rows;
    if (row) {
      const detail = { after: { email, fullName, role } };
      await record(tx, { actor, action: "account.create", subject: `staff:${row.id}`, detail });
    }
    return created(rows, "email-taken");
  });
}

/** Creates a staff account from the terminal. */
export const createStaffUser = async (account: NewStaffUser): Promise<Outcome<Refusal>> =>
  (await addStaffUser(account, fromTheTerminal)).outcome;

/** Opens a member's account with the member's own numeric password; one account per number. */
export async function openDoctorAccount(
  memberNumber: number,
  password: string,
): Promise<Outcome<"account-exists">> {
  const fault = numericPasswordFault(password);
  if (fault) return { created: false, reason: fault };
  const rows = await db
    .insert(doctorAccounts)
    .values({ memberNumber, passwordHash: await hashPassword(password), passwordSetAt: new Date() })
    .onConflictDoNothing()
    .returning({ memberNumber: doctorAccounts.memberNumber });
  return created(rows, "account-exists");
}
