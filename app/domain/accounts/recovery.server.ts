import { and, count, eq, isNull, ne, sql } from "drizzle-orm";
import { audit, db, doctorAccounts, doctorRecoveries, members, type Tx } from "~/db";
import { anonymous, byDoctor, record } from "~/domain/audit/record.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import type { Language } from "~/i18n";
import { recoveryLetter } from "~/letters/accounts";
import { hashPassword } from "~/platform/passwords.server";
import { queuePasswordChangedEmail } from "./doctor-password.server";
import { firstPasswordOf } from "./doctor-password-rule";
import { newToken, tokenHashOf } from "./link-token.server";
import { deletePasskeys } from "./passkeys.server";
import { endRecoveries, redeemRecoveryCode } from "./recovery-codes.server";
import { endSessionsOf } from "./sessions.server";

const LIFE_HOURS = 1;
const LINKS_A_DAY = 3;
const DAYS_TO_OBJECT = 7;

export type WayBack = "national-number" | "link" | "office";
type RecoveryStart = { found: false; way?: undefined } | { found: true; way: WayBack };
/** Without an origin for its link, no email is sent. */
type RecoveryInput = { submission: Submission; language: Language; origin: string | null };
type Account = Awaited<ReturnType<typeof lockAccount>>;

async function lockAccount(tx: Tx, memberNumber: number) {
  const [row] = await tx
    .select({
      memberNumber: members.memberNumber,
      email: members.email,
      nationalNumber: members.nationalNumber,
      passwordSetAt: doctorAccounts.passwordSetAt,
      disabledAt: doctorAccounts.disabledAt,
    })
    .from(doctorAccounts)
    .innerJoin(members, eq(members.memberNumber, doctorAccounts.memberNumber))
    .where(eq(doctorAccounts.memberNumber, memberNumber))
    .for("update", { of: doctorAccounts });
  return row ?? null;
}

async function linksToday(tx: Tx, memberNumber: number): Promise<number> {
  const lately = sql`${doctorRecoveries.createdAt} > now() - interval '1 day'`;
  const [row] = await tx
    .select({ links: count() })
    .from(doctorRecoveries)
    .where(and(eq(doctorRecoveries.memberNumber, memberNumber), eq(doctorRecoveries.kind, "link"), lately));
  return row?.links ?? 0;
}

/** True if somebody else recorded the address lately. The doctor then has days to object before it opens anything. */
async function wasAddressChangedByOthers(tx: Tx, memberNumber: number): Promise<boolean> {
  const lately = sql`${audit.at} > now() - make_interval(days => ${DAYS_TO_OBJECT})`;
  const byOthers = and(eq(audit.action, "member.details"), ne(audit.actorKind, "doctor"));
  const ofAddress = sql`${audit.detail} ? 'email'`;
  const ofMember = eq(audit.subject, `member:${memberNumber}`);
  return (await tx.$count(audit, and(ofMember, byOthers, ofAddress, lately))) > 0;
}

async function mailLink(
  tx: Tx,
  memberNumber: number,
  recipient: string,
  { language, origin }: RecoveryInput,
) {
  const token = newToken();
  const [row] = await tx
    .insert(doctorRecoveries)
    .values({
      secretHash: tokenHashOf(token),
      memberNumber,
      kind: "link",
      expiresAt: sql`now() + make_interval(hours => ${LIFE_HOURS})`,
    })
    .returning({ expiresAt: doctorRecoveries.expiresAt });
  const link = `${origin}/dr-portal/recover/${token}`;
  const letter = recoveryLetter({ link, until: row!.expiresAt }, language);
  await enqueue(tx, { ...letter, recipient, about: `member:${memberNumber}` });
}

async function wayBack(tx: Tx, account: NonNullable<Account>, input: RecoveryInput): Promise<WayBack> {
  const { memberNumber, email, nationalNumber, passwordSetAt, disabledAt } = account;
  if (disabledAt) return "office";
  if (!passwordSetAt) return firstPasswordOf(nationalNumber) ? "national-number" : "office";
  if (!email || !input.origin) return "office";
  if ((await linksToday(tx, memberNumber)) >= LINKS_A_DAY) return "office";
  if (await wasAddressChangedByOthers(tx, memberNumber)) return "office";
  await mailLink(tx, memberNumber, email, input);
  return "link";
}

/**
 * Starts a recovery without changing the account or its password (R31). The link, valid for one hour, goes only to the
 * address on record.
 */
export const startRecovery = (memberNumber: number, input: RecoveryInput): Promise<Answered<RecoveryStart>> =>
  once(input.submission, async (tx): Promise<RecoveryStart> => {
    const account = await lockAccount(tx, memberNumber);
    if (!account) return { found: false };
    const way = await wayBack(tx, account, input);
    await record(tx, anonymous, { action: "doctor-account.forgotten", subject: `member:${memberNumber}` });
    return { found: true, way };
  });

type RecoveryLink =
  | { state: "open"; memberNumber: number; until: Date }
  | { state: "used" | "expired" | "unknown" };

export async function findRecoveryLink(token: string): Promise<RecoveryLink> {
  const [row] = await db
    .select({
      memberNumber: doctorRecoveries.memberNumber,
      until: doctorRecoveries.expiresAt,
      used: sql<boolean>`${doctorRecoveries.usedAt} is not null`,
      expired: sql<boolean>`${doctorRecoveries.expiresAt} <= now() or ${doctorAccounts.disabledAt} is not null`,
    })
    .from(doctorRecoveries)
    .leftJoin(doctorAccounts, eq(doctorAccounts.memberNumber, doctorRecoveries.memberNumber))
    .where(and(eq(doctorRecoveries.secretHash, tokenHashOf(token)), eq(doctorRecoveries.kind, "link")));
  if (!row) return { state: "unknown" };
  const { used, expired, ...open } = row;
  if (used) return { state: "used" };
  return expired ? { state: "expired" } : { state: "open", ...open };
}

async function storePassword(tx: Tx, memberNumber: number, passwordHash: string): Promise<boolean> {
  const password = { passwordHash, passwordSetAt: sql`now()` };
  const stored = await tx
    .insert(doctorAccounts)
    .values({ memberNumber, ...password })
    .onConflictDoUpdate({
      target: doctorAccounts.memberNumber,
      set: password,
      setWhere: isNull(doctorAccounts.disabledAt),
    })
    .returning({ memberNumber: doctorAccounts.memberNumber });
  return stored.length > 0;
}

type Proof = { memberNumber: number; secretHash: string; kind: "link" | "code" };

/**
 * Sets the password by a link or a code, which works once; ends all sessions and removes passkeys, which another person
 * may have added. Returns false if it is no longer valid or the account is disabled.
 */
export async function recoverAccount(
  { memberNumber, secretHash, kind }: Proof,
  password: string,
  { submission, language }: { submission: Submission; language: Language },
): Promise<Answered<{ recovered: boolean }>> {
  const passwordHash = await hashPassword(password);
  return once(submission, async (tx) => {
    const done =
      (await redeemRecoveryCode(tx, secretHash)) && (await storePassword(tx, memberNumber, passwordHash));
    if (!done) return { recovered: false };
    const id = String(memberNumber);
    await endRecoveries(tx, memberNumber);
    await endSessionsOf("doctor", id, tx);
    const passkeys = await deletePasskeys(tx, { kind: "doctor", subject: id });
    await queuePasswordChangedEmail(tx, memberNumber, language);
    await record(tx, byDoctor(memberNumber), {
      action: "doctor-account.recover",
      subject: `member:${memberNumber}`,
      detail: { by: kind, ...(passkeys && { passkeys }) },
    });
    return { recovered: true };
  });
}
