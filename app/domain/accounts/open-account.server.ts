import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { doctorAccounts, members } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { hashPassword } from "~/platform/passwords.server";
import { firstPasswordOf } from "./first-password";

export type OpenOutcome = "opened" | "no-such-member" | "exists";

const UNKNOWABLE_BYTES = 32;

async function findMember(memberNumber: number) {
  const [row] = await db
    .select({ nationalNumber: members.nationalNumber, account: doctorAccounts.memberNumber })
    .from(members)
    .leftJoin(doctorAccounts, eq(doctorAccounts.memberNumber, members.memberNumber))
    .where(eq(members.memberNumber, memberNumber));
  return row ?? null;
}

/** Whether a member's new account opens with the national number, or with a recovery code of the office only. */
export async function opensWithNationalNumber(memberNumber: number): Promise<boolean> {
  const member = await findMember(memberNumber);
  return firstPasswordOf(member?.nationalNumber ?? null) !== null;
}

/**
 * Opens the account of a member, one per number however many ask at once. It opens with the national number, which
 * leads to choosing a password and to nothing else (S1); without one on record, with a recovery code only.
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
    const actor = { kind: "anonymous", id: null } as const;
    await record(tx, { actor, action: "doctor-account.open", subject: `member:${memberNumber}` });
    return "opened";
  });
}
