import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { doctorRecoveries } from "~/db/schema";
import { verifyPassword } from "~/platform/passwords.server";
import { readCode } from "./recovery-code";

const unused = and(isNull(doctorRecoveries.usedAt), sql`${doctorRecoveries.expiresAt} > now()`);

/** Uses a link or a code up; false when it was used before, of two at once by the other, or is past its time. */
export async function spend(tx: Tx, secretHash: string): Promise<boolean> {
  const used = await tx
    .update(doctorRecoveries)
    .set({ usedAt: sql`now()` })
    .where(and(eq(doctorRecoveries.secretHash, secretHash), unused))
    .returning({ kind: doctorRecoveries.kind });
  return used.length > 0;
}

/** Ends a member's unused ways back, of one kind or of both. */
export async function endRecoveries(tx: Tx, memberNumber: number, kind?: "link" | "code"): Promise<void> {
  const own = and(eq(doctorRecoveries.memberNumber, memberNumber), unused);
  await tx
    .update(doctorRecoveries)
    .set({ expiresAt: sql`now()` })
    .where(kind ? and(own, eq(doctorRecoveries.kind, kind)) : own);
}

/** The kept hash of a member's code when it is what was typed, or null; it takes the same time for no code at all. */
export async function matchingCode(memberNumber: number, typed: string): Promise<string | null> {
  const code = readCode(typed);
  const [row] = await db
    .select({ secretHash: doctorRecoveries.secretHash })
    .from(doctorRecoveries)
    .where(and(eq(doctorRecoveries.memberNumber, memberNumber), eq(doctorRecoveries.kind, "code"), unused));
  const right = await verifyPassword(row?.secretHash ?? null, code ?? "");
  return row && right ? row.secretHash : null;
}
