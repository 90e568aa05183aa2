import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { association } from "~/content/association";
import { db, type Tx } from "~/db/client.server";
import { doctorAccounts, members } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { letterBody } from "~/domain/outbox/letter-body";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { latinDigits } from "~/i18n/arabic-text";
import { formatMoment } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { now } from "~/platform/clock.server";
import { hashPassword, verifyPassword } from "~/platform/passwords.server";
import { type DoctorPasswordFault, doctorPasswordFault } from "./doctor-password-rule";
import { endRecoveries, redeem } from "./recovery-codes.server";
import { endOtherSessions } from "./sessions.server";

/** Whether this is the password of a doctor whose account is open. */
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

function passwordChangedLetter({ at }: { at: string }, language: Language) {
  const t = translator(language, "portal");
  const body = letterBody(language, [
    { sentence: t("letter.changed", { at }) },
    { sentence: t("letter.not-you") },
    { label: t("letter.phone"), value: association.phone, code: true },
  ]);
  return { subject: t("letter.subject-changed"), ...body };
}

/** Tells the address on record, where there is one, that the password is a new one. */
export async function informOfNewPassword(tx: Tx, memberNumber: number, language: Language): Promise<void> {
  const [row] = await tx
    .select({ email: members.email })
    .from(members)
    .where(eq(members.memberNumber, memberNumber));
  if (!row?.email) return;
  const letter = passwordChangedLetter({ at: formatMoment(now(), language) }, language);
  await enqueue(tx, { ...letter, recipient: row.email, about: `member:${memberNumber}` });
}

type Own = { memberNumber: number; tokenHash: string };
type Sent = {
  /** The first own password, in place of the national number; a later one otherwise. */
  first: boolean;
  codeHash?: string | null;
  submission: Submission;
  language: Language;
};

/**
 * Sets a doctor's own password: the other sessions, links and codes end, the one whose token has this hash goes on.
 * False when the account does not wait for a first one any more, or is disabled, or the code is gone.
 */
export async function setDoctorPassword(
  { memberNumber, tokenHash }: Own,
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
    if (codeHash && !(await redeem(tx, codeHash))) throw new CodeGone();
    const id = String(memberNumber);
    const ended = await endOtherSessions("doctor", id, tokenHash, tx);
    await endRecoveries(tx, memberNumber);
    await informOfNewPassword(tx, memberNumber, language);
    await record(tx, {
      actor: { kind: "doctor", id },
      action: first ? "doctor-account.first-password" : "doctor-account.password",
      subject: `member:${memberNumber}`,
      detail: { ended },
    });
    return { set: true };
  });
}

/** The recovery code was used, or replaced, at the same moment; nothing was changed. */
export class CodeGone extends Error {
  constructor() {
    super("the recovery code is gone");
  }
}

const ENDING = 4;

/** The last four digits of a mobile number as the register has it, or null where it has too few to ask for. */
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
