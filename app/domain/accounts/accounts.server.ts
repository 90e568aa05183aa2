import { and, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import { computerUsers, db, doctorAccounts, members, sessions, staffUsers } from "~/db";
import { settings } from "~/platform/settings.server";
import type { ComputerUser, Doctor, LoginKind, StaffUser } from "./identities";
import { isLive, usedWithin } from "./sessions.server";

/** `secondStep` is the encrypted secret if the second factor is on. */
export type Account<Identity> = {
  identity: Identity;
  subject: string;
  passwordHash: string;
  secondStep?: string | null;
};

/** `unseen` is true if the session's last use was recorded a while ago. */
export type SignedIn<Identity> = Account<Identity> & { unseen: boolean };

const never = sql<boolean>`false`;

function liveSession(kind: LoginKind, tokenHash: string) {
  const currentSession = sql`${sessions.tokenHash} = ${tokenHash} and ${sessions.kind} = ${kind} and ${isLive(kind)}`;
  return {
    subject: sql`(select ${sessions.subject} from ${sessions} where ${currentSession})`,
    unseen: sql<boolean>`(select not ${usedWithin(1)} from ${sessions} where ${currentSession})`,
    withPasskey: sql<boolean>`(select ${sessions.withPasskey} from ${sessions} where ${currentSession})`,
  };
}

async function doctorWhere(condition: SQL, unseen = never): Promise<SignedIn<Doctor> | null> {
  const [row] = await db
    .select({
      memberNumber: doctorAccounts.memberNumber,
      passwordHash: doctorAccounts.passwordHash,
      passwordSetAt: doctorAccounts.passwordSetAt,
      ar: members.nameAr,
      en: members.nameEn,
      unseen,
    })
    .from(doctorAccounts)
    .innerJoin(members, eq(members.memberNumber, doctorAccounts.memberNumber))
    .where(and(condition, isNull(doctorAccounts.disabledAt)));
  if (!row) return null;
  const { memberNumber, passwordHash, passwordSetAt, ar, en } = row;
  const identity = { memberNumber, name: { ar, en }, mustSetPassword: passwordSetAt === null };
  return { identity, subject: String(memberNumber), passwordHash, unseen: row.unseen };
}

/** The number of a merged record signs in to the account of the record that stays. */
const hasNumber = (memberNumber: number) => sql`
  ${doctorAccounts.memberNumber} = coalesce(
    (select merged_into from ${members} where member_number = ${memberNumber}), ${memberNumber})`;

async function computerWhere(condition: SQL, unseen = never): Promise<SignedIn<ComputerUser> | null> {
  const [row] = await db
    .select({ ...getTableColumns(computerUsers), unseen })
    .from(computerUsers)
    .where(and(condition, isNull(computerUsers.disabledAt)));
  if (!row) return null;
  const { id, username, permissions, passwordHash } = row;
  return { identity: { id, username, permissions }, subject: id, passwordHash, unseen: row.unseen };
}

const asViewer = { role: "viewer", secondStepDue: true } as const;

/** For admins, ADMIN_SECOND_STEP requires two factors: a code after the password, or a passkey. */
async function staffWhere(
  condition: SQL,
  session?: { unseen: SQL<boolean>; withPasskey: SQL<boolean> },
): Promise<SignedIn<StaffUser> | null> {
  const { unseen = never, withPasskey = never } = session ?? {};
  const [row] = await db
    .select({ ...getTableColumns(staffUsers), unseen, withPasskey })
    .from(staffUsers)
    .where(and(condition, isNull(staffUsers.disabledAt)));
  if (!row) return null;
  const { id, email, fullName, role, passwordHash } = row;
  const secondStep = row.secondStepSince && row.secondStepSecret;
  const isDue = session && settings.adminSecondStep && role === "admin" && !secondStep && !row.withPasskey;
  return {
    identity: { id, email, fullName, role, ...(isDue && asViewer) },
    subject: id,
    passwordHash,
    secondStep,
    unseen: row.unseen,
  };
}

export const findAccountByName = {
  doctor: (memberNumber: string) =>
    memberNumber.length > 9 ? null : doctorWhere(hasNumber(Number(memberNumber))),
  computer: (username: string) =>
    computerWhere(sql`upper(${computerUsers.username}) = ${username.toUpperCase()}`),
  staff: (email: string) => staffWhere(sql`lower(${staffUsers.email}) = ${email.toLowerCase()}`),
};

export const findAccountBySubject = {
  doctor: (subject: string) => doctorWhere(eq(doctorAccounts.memberNumber, Number(subject))),
  computer: (subject: string) => computerWhere(eq(computerUsers.id, subject)),
  staff: (subject: string) => staffWhere(eq(staffUsers.id, subject)),
};

/** Read for every request, so that a changed role takes effect at once. */
export const findAccountBySession = {
  doctor(tokenHash: string) {
    const { subject, unseen } = liveSession("doctor", tokenHash);
    return doctorWhere(sql`${doctorAccounts.memberNumber} = ${subject}::int`, unseen);
  },
  computer(tokenHash: string) {
    const { subject, unseen } = liveSession("computer", tokenHash);
    return computerWhere(sql`${computerUsers.id} = ${subject}::uuid`, unseen);
  },
  staff(tokenHash: string) {
    const { subject, ...session } = liveSession("staff", tokenHash);
    return staffWhere(sql`${staffUsers.id} = ${subject}::uuid`, session);
  },
};
