import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { computerUsers, doctorAccounts, members, staffUsers } from "~/db/schema";
import type { ComputerUser, Doctor, StaffUser } from "./identities";

/**
 * An account that may sign in: who it is, the id its sessions bear, its password's hash and, where a second step is
 * on, the sealed secret of its codes.
 */
export type Account<Identity> = {
  identity: Identity;
  subject: string;
  passwordHash: string;
  secondStep?: string | null;
};

async function doctorWhere(condition: SQL): Promise<Account<Doctor> | null> {
  const [row] = await db
    .select({
      memberNumber: doctorAccounts.memberNumber,
      passwordHash: doctorAccounts.passwordHash,
      passwordSetAt: doctorAccounts.passwordSetAt,
      ar: members.nameAr,
      en: members.nameEn,
    })
    .from(doctorAccounts)
    .innerJoin(members, eq(members.memberNumber, doctorAccounts.memberNumber))
    .where(and(condition, isNull(doctorAccounts.disabledAt)));
  if (!row) return null;
  const { memberNumber, passwordHash, passwordSetAt, ar, en } = row;
  const identity = { memberNumber, name: { ar, en }, mustSetPassword: passwordSetAt === null };
  return { identity, subject: String(memberNumber), passwordHash };
}

async function computerWhere(condition: SQL): Promise<Account<ComputerUser> | null> {
  const [row] = await db
    .select()
    .from(computerUsers)
    .where(and(condition, isNull(computerUsers.disabledAt)));
  if (!row) return null;
  const { id, username, permissions, passwordHash } = row;
  return { identity: { id, username, permissions }, subject: id, passwordHash };
}

async function staffWhere(condition: SQL): Promise<Account<StaffUser> | null> {
  const [row] = await db
    .select()
    .from(staffUsers)
    .where(and(condition, isNull(staffUsers.disabledAt)));
  if (!row) return null;
  const { id, email, fullName, role, passwordHash } = row;
  const secondStep = row.secondStepSince && row.secondStepSecret;
  return { identity: { id, email, fullName, role }, subject: id, passwordHash, secondStep };
}

export const findAccountByName = {
  doctor: (memberNumber: string) =>
    memberNumber.length > 9 ? null : doctorWhere(eq(doctorAccounts.memberNumber, Number(memberNumber))),
  computer: (username: string) =>
    computerWhere(sql`upper(${computerUsers.username}) = ${username.toUpperCase()}`),
  staff: (email: string) => staffWhere(sql`lower(${staffUsers.email}) = ${email.toLowerCase()}`),
};

/** The account a session belongs to, read anew for every request so that a changed role counts at once. */
export const findAccountBySubject = {
  doctor: (subject: string) => doctorWhere(eq(doctorAccounts.memberNumber, Number(subject))),
  computer: (subject: string) => computerWhere(eq(computerUsers.id, subject)),
  staff: (subject: string) => staffWhere(eq(staffUsers.id, subject)),
};
