import { and, eq } from "drizzle-orm";
import { members } from "~/db/schema";
import { type Actor, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { lockPersonalCard } from "./personal-card.server";

type Names = { nameAr: string; nameEn: string };
type By = { actor: Actor; submission: Submission; version?: number | null };

export type RenameOutcome = { done: true } | { done: false; because: "changed-meanwhile" | "not-found" };

/**
 * Writes a member differently on the register, with the names before on the audit (R29), all or nothing. `version` is
 * what the writer saw: where somebody saved meanwhile, nothing changes; left out, it is not asked.
 */
export const changeNames = (memberNumber: number, names: Names, { actor, submission, version }: By) =>
  once(submission, async (tx): Promise<RenameOutcome> => {
    const before = await lockPersonalCard(tx, memberNumber);
    if (!before) return { done: false, because: "not-found" };
    if (version !== undefined && version !== before.version)
      return { done: false, because: "changed-meanwhile" };
    const { nameAr, nameEn } = names;
    const changed = (["nameAr", "nameEn"] as const).filter((name) => before[name] !== names[name]);
    if (!changed.length) return { done: true };
    await tx
      .update(members)
      .set({ nameAr, nameEn, version: before.version + 1, updatedAt: now() })
      .where(and(eq(members.memberNumber, memberNumber), eq(members.version, before.version)));
    await record(tx, {
      actor,
      action: "member.names",
      subject: `member:${memberNumber}`,
      detail: Object.fromEntries(changed.map((name) => [name, { before: before[name], after: names[name] }])),
    });
    return { done: true };
  });
