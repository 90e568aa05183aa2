import { count, desc, eq, sql } from "drizzle-orm";
import { db, staffUsers, type Tx } from "~/db";
import { type Actor, record, system } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { pageOf } from "~/fields/pagination";
import { type PasswordFault, staffPasswordFault } from "~/fields/password-rule";
import { hashPassword } from "~/platform/passwords.server";
import type { Role } from "./identities";

const STAFF_PER_PAGE = 20;

type NewRow = {
  email: string;
  fullName: string;
  role: Role;
  passwordHash: string;
  passwordSetAt?: Date | null;
};

/** Inserts nothing if the address is taken. The password counts as set unless the row says otherwise. */
export const insertStaff = (tx: Tx, row: NewRow) =>
  tx
    .insert(staffUsers)
    .values({ passwordSetAt: sql`now()`, ...row })
    .onConflictDoNothing()
    .returning({ id: staffUsers.id });

type StaffState = "active" | "disabled" | "invited" | "invitation-expired";
type ListedStaff = {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  state: StaffState;
  secondStep: boolean;
  /** The admin who requested the removal of the second factor; null if nobody did. */
  removalBy: string | null;
  createdOn: string;
};

const invitation = (open: string) =>
  sql`exists (select from staff_invitations i where i.staff_id = staff_users.id ${sql.raw(open)})`;
const state = sql<StaffState>`case
  when ${staffUsers.disabledAt} is not null then 'disabled'
  when ${staffUsers.passwordSetAt} is not null or not ${invitation("")} then 'active'
  when ${invitation("and i.used_at is null and i.expires_at > now()")} then 'invited'
  else 'invitation-expired' end`;

export async function listStaff(requestedPage: number) {
  const [all] = await db.select({ total: count() }).from(staffUsers);
  const total = all?.total ?? 0;
  const { page, pages, offset } = pageOf(requestedPage, total, STAFF_PER_PAGE);
  const users: ListedStaff[] = await db
    .select({
      id: staffUsers.id,
      email: staffUsers.email,
      fullName: staffUsers.fullName,
      role: staffUsers.role,
      state,
      secondStep: sql<boolean>`${staffUsers.secondStepSince} is not null`,
      removalBy: sql<string | null>`(select r.asked_by from second_step_resets r
        where r.staff_id = ${staffUsers.id} and r.expires_at > now())`,
      createdOn: sql<string>`to_char(${staffUsers.createdAt} at time zone 'Asia/Amman', 'YYYY-MM-DD')`,
    })
    .from(staffUsers)
    .orderBy(desc(staffUsers.createdAt), desc(staffUsers.id))
    .limit(STAFF_PER_PAGE)
    .offset(offset);
  return { users, total, page, pages };
}

export async function findStaff(id: string) {
  const [row] = await db
    .select({ id: staffUsers.id, email: staffUsers.email, fullName: staffUsers.fullName })
    .from(staffUsers)
    .where(eq(staffUsers.id, id));
  return row ?? null;
}

type NewStaffUser = { email: string; fullName: string; role: Role; password: string };
type Sent = { actor: Actor; submission: Submission };
type Fault = "email-taken" | "email-invalid" | "name-missing" | PasswordFault;
type NewStaffOutcome = { created: true } | { created: false; reason: Fault };

const fromTheTerminal: Sent = {
  actor: system,
  submission: { id: null, form: "create-staff", actor: "system", bodyHash: "" },
};

function faultOf({ email, fullName, password }: NewStaffUser): Fault | null {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return "email-invalid";
  if (!fullName.trim()) return "name-missing";
  return staffPasswordFault(password);
}

/** Refuses a bad address, a known one, and passwords against the rule. */
export async function addStaffUser(
  account: NewStaffUser,
  { actor, submission }: Sent,
): Promise<Answered<NewStaffOutcome>> {
  const fault = faultOf(account);
  if (fault) return { outcome: { created: false, reason: fault }, replayed: false, changed: false };
  const passwordHash = await hashPassword(account.password);
  return once(submission, async (tx): Promise<NewStaffOutcome> => {
    const { role } = account;
    const [email, fullName] = [account.email.trim(), account.fullName.trim()];
    const [row] = await insertStaff(tx, { email, fullName, role, passwordHash });
    if (!row) return { created: false, reason: "email-taken" };
    const detail = { after: { email, fullName, role } };
    await record(tx, actor, { action: "account.create", subject: `staff:${row.id}`, detail });
    return { created: true };
  });
}

export const createStaffUser = async (account: NewStaffUser): Promise<NewStaffOutcome> =>
  (await addStaffUser(account, fromTheTerminal)).outcome;
