import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db, doctorAccounts, members, type Tx } from "~/db";
import { byDoctor, record } from "~/domain/audit/record.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { type Language, latinDigits } from "~/i18n";
import { passwordChangedLetter } from "~/letters/accounts";
import { now } from "~/platform/clock.server";
import { hashPassword, verifyPassword } from "~/platform/passwords.server";
import { type DoctorPasswordFault, doctorPasswordFault } from "./doctor-password-rule";
import { endRecoveries, redeemRecoveryCode } from "./recovery-codes.server";
import { endOtherSessions } from "./sessions.server";

export async function isDoctorPassword(memberNumber: number, password: string): Promise<boolean> {
  const [row] = await db
    .select({ passwordHash: doctorAccounts.passwordHash })
    .from(doctorAccounts)
    .where(and(eq(doctorAccounts.memberNumber, memberNumber), isNull(doctorAccounts.disabledAt)));
  return verifyPassword(row?.passwordHash ?? null, password);
}

export async function faultOfPassword(
  memberNumber: number,
  password: string,
): Promise<DoctorPasswordFault | null> {
  const [row] = await db
    .select({ nationalNumber: members.nationalNumber })
    .from(members)
    .where(eq(members.memberNumber, memberNumber));
  return doctorPasswordFault(password, { memberNumber, nationalNumber: row?.nationalNumber ?? null });
}

export async function queuePasswordChangedEmail(
  tx: Tx,
  memberNumber: number,
  language: Language,
): Promise<void> {
  const [row] = await tx
    .select({ email: members.email })
    .from(members)
    .where(eq(members.memberNumber, memberNumber));
  if (!row?.email) return;
  const letter = passwordChangedLetter({ at: now() }, language);
  await enqueue(tx, { ...letter, recipient: row.email, about: `member:${memberNumber}` });
}

type OwnSession = { memberNumber: number; tokenHash: string };
type Sent = {
  first: boolean;
  codeHash?: string | null;
  submission: Submission;
  language: Language;
};

/**
 * Sets the password and ends the other sessions, links and codes. Returns false if no first password is due, the
 * account is disabled, or the code is used.
 */
export async function setDoctorPassword(
  { memberNumber, tokenHash }: OwnSession,
  password: string,
  { first, codeHash, submission, language }: Sent,
): Promise<Answered<{ set: boolean }>> {
  const passwordHash = await hashPassword(password);
  const waits = first ? isNull(doctorAccounts.passwordSetAt) : isNotNull(doctorAccounts.passwordSetAt);
  return once(submission, async (tx) => {
    const [set] = await tx
      .update(doctorAccounts)
      .set({ passwordHash, passwordSetAt: sql`now()` })
      .where(and(eq(doctorAccounts.memberNumber, memberNumber), waits, isNull(doctorAccounts.disabledAt)))
      .returning({ memberNumber: doctorAccounts.memberNumber });
    if (!set) return { set: false };
    if (codeHash && !(await redeemRecoveryCode(tx, codeHash))) throw new CodeGone();
    const id = String(memberNumber);
    const ended = await endOtherSessions("doctor", id, tokenHash, tx);
    await endRecoveries(tx, memberNumber);
    await queuePasswordChangedEmail(tx, memberNumber, language);
    await record(tx, byDoctor(memberNumber), {
      action: first ? "doctor-account.first-password" : "doctor-account.password",
      subject: `member:${memberNumber}`,
      detail: { ended },
    });
    return { set: true };
  });
}

/** Thrown if the code was used or replaced at the same moment; nothing was changed. */
export class CodeGone extends Error {
  constructor() {
    super("the recovery code is gone");
  }
}

const ENDING = 4;

/** Returns the last four digits; null if the register has too few to ask for. */
export function mobileEnding(mobile: string | null): string | null {
  const digits = latinDigits(mobile ?? "").replace(/\D/g, "");
  return digits.length > ENDING ? digits.slice(-ENDING) : null;
}

export async function findMobileEnding(memberNumber: number): Promise<string | null> {
  const [row] = await db
    .select({ mobile: members.mobile })
    .from(members)
    .where(eq(members.memberNumber, memberNumber));
  return mobileEnding(row?.mobile ?? null);
}
