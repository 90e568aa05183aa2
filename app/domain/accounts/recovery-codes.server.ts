import { randomInt } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { db, doctorAccounts, doctorRecoveries, members, type Tx } from "~/db";
import { type Actor, record } from "~/domain/audit/record.server";
import { parseCharacters, randomCharacters } from "~/domain/codes/crockford";
import { once, type Submission } from "~/domain/submissions/once.server";
import { hashPassword, verifyPassword } from "~/platform/passwords.server";

const LENGTH = 10;
const GROUP = 5;
const BETWEEN = /[\s\p{Cf}\p{Pd}]/gu;

/** Draws a code of 50 bits; `pick` draws an integer from 0 up to, not including, its argument. */
export const drawCode = (pick: (below: number) => number): string => randomCharacters(LENGTH, pick);

/** Groups a code: K7M4Q-X9R2T. */
export const grouped = (code: string) => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;

export const readCode = (typed: string): string | null => parseCharacters(typed, LENGTH, BETWEEN);

const unused = and(isNull(doctorRecoveries.usedAt), sql`${doctorRecoveries.expiresAt} > now()`);

/** False when it was used before, of two at once by the other, or is past its time. */
export async function redeemRecoveryCode(tx: Tx, secretHash: string): Promise<boolean> {
  const used = await tx
    .update(doctorRecoveries)
    .set({ usedAt: sql`now()` })
    .where(and(eq(doctorRecoveries.secretHash, secretHash), unused))
    .returning({ kind: doctorRecoveries.kind });
  return used.length > 0;
}

export async function endRecoveries(tx: Tx, memberNumber: number, kind?: "link" | "code"): Promise<void> {
  const unusedCodes = and(eq(doctorRecoveries.memberNumber, memberNumber), unused);
  await tx
    .update(doctorRecoveries)
    .set({ expiresAt: sql`now()` })
    .where(kind ? and(unusedCodes, eq(doctorRecoveries.kind, kind)) : unusedCodes);
}

/** Takes the same time if there is no code. */
export async function matchingCode(memberNumber: number, typed: string): Promise<string | null> {
  const code = readCode(typed);
  const [row] = await db
    .select({ secretHash: doctorRecoveries.secretHash })
    .from(doctorRecoveries)
    .where(and(eq(doctorRecoveries.memberNumber, memberNumber), eq(doctorRecoveries.kind, "code"), unused));
  const right = await verifyPassword(row?.secretHash ?? null, code ?? "");
  return row && right ? row.secretHash : null;
}

const LIFE_HOURS = 72;

export type IssueOutcome =
  | { issued: true; name: { ar: string; en: string }; until: string }
  | { issued: false; reason: "no-such-member" | "disabled" };

/**
 * Issues a code for 72 hours that replaces an earlier one. It is returned this once, grouped for print, and not stored.
 */
export async function issueRecoveryCode(
  memberNumber: number,
  { actor, submission }: { actor: Actor; submission: Submission },
) {
  const code = drawCode(randomInt);
  const secretHash = await hashPassword(code);
  const answer = await once(submission, async (tx): Promise<IssueOutcome> => {
    const [member] = await tx
      .select({ ar: members.nameAr, en: members.nameEn, disabledAt: doctorAccounts.disabledAt })
      .from(members)
      .leftJoin(doctorAccounts, eq(doctorAccounts.memberNumber, members.memberNumber))
      .where(eq(members.memberNumber, memberNumber))
      .for("no key update", { of: members });
    if (!member) return { issued: false, reason: "no-such-member" };
    if (member.disabledAt) return { issued: false, reason: "disabled" };
    await endRecoveries(tx, memberNumber, "code");
    const expiresAt = sql`now() + make_interval(hours => ${LIFE_HOURS})`;
    const [row] = await tx
      .insert(doctorRecoveries)
      .values({ secretHash, memberNumber, kind: "code", expiresAt })
      .returning({ until: doctorRecoveries.expiresAt });
    await record(tx, actor, { action: "doctor-account.recovery-code", subject: `member:${memberNumber}` });
    return { issued: true, name: { ar: member.ar, en: member.en }, until: row!.until.toISOString() };
  });
  const fresh = answer.outcome.issued && !answer.replayed;
  return { ...answer, code: fresh ? grouped(code) : null };
}
