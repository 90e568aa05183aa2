import { createHash, randomInt } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db, staffRecoveryCodes, staffUsers, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { parseCharacters, randomCharacters } from "~/domain/codes/crockford";
import { once, type Submission } from "~/domain/submissions/once.server";

const CODES = 10;
/** 80 bits, so that codes cannot be found from their hashes. */
const LENGTH = 16;
const BETWEEN = /[\s\p{Cf}\p{Pd}]/gu;

/** Groups a code: K7M4-Q9X2-R2TB-9HJW. */
const grouped = (code: string) => code.match(/.{4}/g)!.join("-");

const hashOf = (staffId: string, code: string) =>
  createHash("sha256").update(`${staffId}:${code}`).digest("base64url");

const unusedOf = (staffId: string) =>
  and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt));

export const countCodesLeft = (staffId: string): Promise<number> =>
  db.$count(staffRecoveryCodes, unusedOf(staffId));

export async function deleteCodes(tx: Tx, staffId: string): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
}

/** Creates a set of codes that replaces the old one, returned this once for print; none without a second factor. */
export async function createCodes(staffId: string, submission: Submission) {
  const codes = Array.from({ length: CODES }, () => randomCharacters(LENGTH, randomInt));
  const answer = await once(submission, async (tx) => {
    const [staff] = await tx
      .select({ id: staffUsers.id })
      .from(staffUsers)
      .where(and(eq(staffUsers.id, staffId), isNotNull(staffUsers.secondStepSince)))
      .for("update");
    if (!staff) return { made: false };
    await deleteCodes(tx, staffId);
    await tx
      .insert(staffRecoveryCodes)
      .values(codes.map((code) => ({ codeHash: hashOf(staffId, code), staffId })));
    await record(tx, byStaff({ id: staffId }), {
      action: "account.recovery-codes",
      subject: `staff:${staffId}`,
    });
    return { made: true };
  });
  return { ...answer, codes: answer.outcome.made && !answer.replayed ? codes.map(grouped) : null };
}

/**
 * Uses up a recovery code and returns how many are left; null if the code is invalid. Of two concurrent calls exactly
 * one succeeds.
 */
export async function redeemCode(staffId: string, typed: string): Promise<{ left: number } | null> {
  const code = parseCharacters(typed, LENGTH, BETWEEN);
  if (!code) return null;
  return db.transaction(async (tx) => {
    const used = await tx
      .update(staffRecoveryCodes)
      .set({ usedAt: sql`now()` })
      .where(and(unusedOf(staffId), eq(staffRecoveryCodes.codeHash, hashOf(staffId, code))))
      .returning({ staffId: staffRecoveryCodes.staffId });
    if (!used.length) return null;
    const left = await tx.$count(staffRecoveryCodes, unusedOf(staffId));
    const detail = { left };
    await record(tx, byStaff({ id: staffId }), {
      action: "account.recovery-code-used",
      subject: `staff:${staffId}`,
      detail,
    });
    return { left };
  });
}
