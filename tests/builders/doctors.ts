import { eq } from "drizzle-orm";
import { db, doctorAccounts, members } from "~/db";
import type { Submission } from "~/domain/submissions/once.server";
import { hashPassword } from "~/platform/passwords.server";

export const NATIONAL = "9871002002";

/** Inserts a member with a national number, a mobile ending in 1002 and an e-mail address, unless changed. */
export async function aMember(memberNumber: number, values: Partial<typeof members.$inferInsert> = {}) {
  await db.insert(members).values({
    memberNumber,
    nameAr: "رنا حداد",
    nameEn: "Rana Haddad",
    workStatus: 1,
    nationalNumber: NATIONAL,
    mobile: "0790001002",
    email: `rana${memberNumber}@home.example`,
    ...values,
  });
}

/** Opens the account of a member with this password. */
export async function aDoctorAccount(memberNumber: number, password: string) {
  const passwordHash = await hashPassword(password);
  await db.insert(doctorAccounts).values({ memberNumber, passwordHash, passwordSetAt: new Date() });
}

export const changeMember = (memberNumber: number, changed: Partial<typeof members.$inferInsert>) =>
  db.update(members).set(changed).where(eq(members.memberNumber, memberNumber));

/** A submission with a unique id. */
export const aSubmission = (form = "a-form"): Submission => ({
  id: crypto.randomUUID(),
  form,
  actor: "anyone",
  bodyHash: "",
});
