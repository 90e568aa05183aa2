import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { doctorAccounts, doctorRecoveries, members } from "~/db/schema";
import { type Actor, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { hashPassword } from "~/platform/passwords.server";
import { drawCode, grouped } from "./recovery-code";
import { endRecoveries } from "./recovery-rows.server";

const LIFE_HOURS = 72;

/** Names and the last moment (ISO) of the code, or why there is none. */
export type IssueOutcome =
  | { issued: true; name: { ar: string; en: string }; until: string }
  | { issued: false; because: "no-such-member" | "disabled" };

/**
 * Draws the one-time code by which a member whose identity was checked gets in, for 72 hours, in place of an earlier
 * one. The code is handed back this once, grouped for print: nothing keeps it.
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
    if (!member) return { issued: false, because: "no-such-member" };
    if (member.disabledAt) return { issued: false, because: "disabled" };
    await endRecoveries(tx, memberNumber, "code");
    const expiresAt = sql`now() + make_interval(hours => ${LIFE_HOURS})`;
    const [row] = await tx
      .insert(doctorRecoveries)
      .values({ secretHash, memberNumber, kind: "code", expiresAt })
      .returning({ until: doctorRecoveries.expiresAt });
    await record(tx, { actor, action: "doctor-account.recovery-code", subject: `member:${memberNumber}` });
    return { issued: true, name: { ar: member.ar, en: member.en }, until: row!.until.toISOString() };
  });
  const fresh = answer.outcome.issued && !answer.replayed;
  return { ...answer, code: fresh ? grouped(code) : null };
}
