import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { doctorAccounts, doctorRecoveries } from "~/db/schema";
import { record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import type { Language } from "~/i18n/languages";
import { hashPassword } from "~/platform/passwords.server";
import { informOfNewPassword } from "./doctor-password.server";
import { tokenHashOf } from "./invitation-token.server";
import { endRecoveries, spend } from "./recovery-rows.server";
import { endSessionsOf } from "./sessions.server";

export type RecoveryLink =
  | { state: "open"; memberNumber: number; until: Date }
  | { state: "used" | "expired" | "unknown" };

/** What a mailed link is worth now; that of a disabled account has expired. */
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

async function keepPassword(tx: Tx, memberNumber: number, passwordHash: string): Promise<boolean> {
  const password = { passwordHash, passwordSetAt: sql`now()` };
  const kept = await tx
    .insert(doctorAccounts)
    .values({ memberNumber, ...password })
    .onConflictDoUpdate({
      target: doctorAccounts.memberNumber,
      set: password,
      setWhere: isNull(doctorAccounts.disabledAt),
    })
    .returning({ memberNumber: doctorAccounts.memberNumber });
  return kept.length > 0;
}

type Proof = { memberNumber: number; secretHash: string; kind: "link" | "code" };

/**
 * Sets the password that the holder of a link or a code chose, and opens the account where there is none; either works
 * once, and all sessions end. False when it is worth nothing any more, or the account is disabled.
 */
export async function recoverAccount(
  { memberNumber, secretHash, kind }: Proof,
  password: string,
  { submission, language }: { submission: Submission; language: Language },
): Promise<Answered<{ recovered: boolean }>> {
  const passwordHash = await hashPassword(password);
  return once(submission, async (tx) => {
    const done = (await spend(tx, secretHash)) && (await keepPassword(tx, memberNumber, passwordHash));
    if (!done) return { recovered: false };
    const id = String(memberNumber);
    await endRecoveries(tx, memberNumber);
    await endSessionsOf("doctor", id, tx);
    await informOfNewPassword(tx, memberNumber, language);
    await record(tx, {
      actor: { kind: "doctor", id },
      action: "doctor-account.recover",
      subject: `member:${memberNumber}`,
      detail: { by: kind },
    });
    return { recovered: true };
  });
}
