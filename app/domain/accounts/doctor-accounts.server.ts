import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db, doctorAccounts, members, type Tx } from "~/db";
import { anonymous, byStaff, record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { hashPassword } from "~/platform/passwords.server";
import { firstPasswordOf } from "./doctor-password-rule";
import { endRecoveries } from "./recovery-codes.server";
import { endSessionsOf } from "./sessions.server";

type OpenOutcome = "opened" | "no-such-member" | "exists";

const UNKNOWABLE_BYTES = 32;

async function findMember(memberNumber: number) {
  const [row] = await db
    .select({ nationalNumber: members.nationalNumber, account: doctorAccounts.memberNumber })
    .from(members)
    .leftJoin(doctorAccounts, eq(doctorAccounts.memberNumber, members.memberNumber))
    .where(eq(members.memberNumber, memberNumber));
  return row ?? null;
}

export async function usesNationalNumber(memberNumber: number): Promise<boolean> {
  const member = await findMember(memberNumber);
  return firstPasswordOf(member?.nationalNumber ?? null) !== null;
}

/**
 * Opens the account of a number once, however many requests arrive at once. The national number only leads to choosing
 * a password (S1).
 */
export async function openAccount(
  memberNumber: number,
  { submission }: { submission: Submission },
): Promise<Answered<OpenOutcome>> {
  const member = await findMember(memberNumber);
  const first =
    firstPasswordOf(member?.nationalNumber ?? null) ?? randomBytes(UNKNOWABLE_BYTES).toString("hex");
  const passwordHash = member && !member.account ? await hashPassword(first) : null;
  return once(submission, async (tx): Promise<OpenOutcome> => {
    if (!member) return "no-such-member";
    if (passwordHash === null) return "exists";
    const [opened] = await tx
      .insert(doctorAccounts)
      .values({ memberNumber, passwordHash })
      .onConflictDoNothing()
      .returning({ memberNumber: doctorAccounts.memberNumber });
    if (!opened) return "exists";
    await record(tx, anonymous, { action: "doctor-account.open", subject: `member:${memberNumber}` });
    return "opened";
  });
}

/** "unclaimed" has no password of its own yet; "disabled" was closed by staff. */
type AccessState = "none" | "unclaimed" | "open" | "disabled";

const state = sql<AccessState>`case
  when ${doctorAccounts.memberNumber} is null then 'none'
  when ${doctorAccounts.disabledAt} is not null then 'disabled'
  when ${doctorAccounts.passwordSetAt} is null then 'unclaimed'
  else 'open' end`;

const codeUntil = sql<string | null>`(select max(r.expires_at) from doctor_recoveries r
  where r.member_number = ${members.memberNumber} and r.kind = 'code' and r.used_at is null and r.expires_at > now())`;

/** Returns the state of a member's account, and until when a recovery code is valid; null for an unknown number. */
export async function findAccess(memberNumber: number, database: Tx | typeof db = db) {
  const [row] = await database
    .select({
      memberNumber: members.memberNumber,
      ar: members.nameAr,
      en: members.nameEn,
      state,
      codeUntil,
    })
    .from(members)
    .leftJoin(doctorAccounts, eq(doctorAccounts.memberNumber, members.memberNumber))
    .where(eq(members.memberNumber, memberNumber));
  if (!row) return null;
  const { ar, en, ...access } = row;
  return {
    ...access,
    codeUntil: access.codeUntil === null ? null : new Date(access.codeUntil),
    name: { ar, en },
  };
}

type Staff = { id: string };

/** Returns only the account state of the member, and writes the look-up to the audit log. */
export const lookUpAccess = (memberNumber: number, staff: Staff) =>
  db.transaction(async (tx) => {
    const found = await findAccess(memberNumber, tx);
    if (found) {
      await record(tx, byStaff(staff), {
        action: "doctor-account.look-up",
        subject: `member:${memberNumber}`,
      });
    }
    return found;
  });

export async function findMemberName(memberNumber: number) {
  return (await findAccess(memberNumber))?.name ?? null;
}

type Change = { staff: Staff; memberNumber: number; submission: Submission };

/** Enables or disables an account, whose password stays; false if there is nothing to change. */
export const setAccess = ({ staff, memberNumber, submission }: Change, open: boolean) =>
  once(submission, async (tx) => {
    const other = open ? isNotNull(doctorAccounts.disabledAt) : isNull(doctorAccounts.disabledAt);
    const [changed] = await tx
      .update(doctorAccounts)
      .set({ disabledAt: open ? null : sql`now()` })
      .where(and(eq(doctorAccounts.memberNumber, memberNumber), other))
      .returning({ memberNumber: doctorAccounts.memberNumber });
    if (!changed) return { changed: false };
    if (!open) {
      await endSessionsOf("doctor", String(memberNumber), tx);
      await endRecoveries(tx, memberNumber);
    }
    await record(tx, byStaff(staff), {
      action: open ? "doctor-account.enable" : "doctor-account.disable",
      subject: `member:${memberNumber}`,
    });
    return { changed: true };
  });
