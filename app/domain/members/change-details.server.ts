import { and, eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { members } from "~/db/schema";
import { type Actor, record } from "~/domain/audit/record.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { changedFields, type DetailField, type Details, guardedChanges } from "./details";
import { changedLetter, newAddressLetter } from "./details-letters";
import { lockPersonalCard, type PersonalCard } from "./personal-card.server";

export type ChangeOutcome =
  | { done: true; changed: DetailField[] }
  | { done: false; because: "changed-meanwhile" | "not-found" };

type By = { actor: Actor; submission: Submission; version?: number | null };

/** Tells the address that was on record what changed, and a new one that it now is (R30). */
async function informByMail(tx: Tx, before: PersonalCard, after: Details, at: Date): Promise<void> {
  const guarded = guardedChanges(before, after);
  const { memberNumber, nameAr, nameEn } = before;
  const about = `member:${memberNumber}`;
  if (guarded.length && before.email) {
    const letter = changedLetter({ memberNumber, nameAr, nameEn, fields: guarded, at });
    await enqueue(tx, { ...letter, recipient: before.email, about });
  }
  if (guarded.includes("email") && after.email)
    await enqueue(tx, { ...newAddressLetter(memberNumber), recipient: after.email, about });
}

/**
 * Puts new details on a member's record, with what they were before on the audit (R29), all or nothing. `version` is
 * what the writer saw: where somebody saved meanwhile, nothing changes; left out, it is not asked. A change of mobile,
 * e-mail or national number is told by mail, whoever made it; passwords never change with it (R30).
 */
export const changeDetails = (memberNumber: number, details: Details, { actor, submission, version }: By) =>
  once(submission, async (tx): Promise<ChangeOutcome> => {
    const before = await lockPersonalCard(tx, memberNumber);
    if (!before) return { done: false, because: "not-found" };
    if (version !== undefined && version !== before.version)
      return { done: false, because: "changed-meanwhile" };
    const changed = changedFields(before, details);
    if (!changed.length) return { done: true, changed };
    const at = now();
    const byDoctor = actor.kind === "doctor";
    const reconfirmed = byDoctor && (changed.includes("mobile") || changed.includes("email"));
    await tx
      .update(members)
      .set({
        nationalNumber: details.nationalNumber,
        mobile: details.mobile,
        email: details.email,
        homeAddress: details.homeAddress,
        workAddress: details.workAddress,
        version: before.version + 1,
        updatedAt: at,
        contactsConfirmedAt: reconfirmed ? at : before.contactsConfirmedAt,
      })
      .where(and(eq(members.memberNumber, memberNumber), eq(members.version, before.version)));
    const beforeAndAfter = changed.map((field) => [field, { before: before[field], after: details[field] }]);
    await record(tx, {
      actor,
      action: "member.details",
      subject: `member:${memberNumber}`,
      detail: Object.fromEntries(beforeAndAfter),
    });
    await informByMail(tx, before, details, at);
    return { done: true, changed };
  });
