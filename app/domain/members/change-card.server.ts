import { and, eq } from "drizzle-orm";
import { members, type Tx } from "~/db";
import { type Actor, record } from "~/domain/audit/record.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { changedLetter, newAddressLetter } from "~/letters/members";
import { now } from "~/platform/clock.server";
import { changedFields, type DetailField, type Details, guardedChanges } from "./details";
import { lockPersonalCard, type PersonalCard } from "./personal-card.server";

/** `version` is the one that the writer saw; if missing, it is not checked. */
type CardChange = { actor: Actor; submission: Submission; version?: number | null };
type NotChanged = { done: false; reason: "changed-meanwhile" | "not-found" };
export type ChangeOutcome = { done: true; changed: DetailField[] } | NotChanged;

async function lockSeenCard(
  tx: Tx,
  memberNumber: number,
  version: number | null | undefined,
): Promise<PersonalCard | NotChanged> {
  const card = await lockPersonalCard(tx, memberNumber);
  if (!card) return { done: false, reason: "not-found" };
  if (version !== undefined && version !== card.version) return { done: false, reason: "changed-meanwhile" };
  return card;
}

type Named = Details & Pick<PersonalCard, "memberNumber" | "nameAr" | "nameEn">;

/** Emails the old address, and the new one if it changed (R30). */
export async function informByMail(tx: Tx, before: Named, after: Details, at: Date): Promise<void> {
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
 * Changes details, with audit log (R29) and email in one transaction, whoever made the change. Never changes a password
 * (R30).
 */
export const changeDetails = (
  memberNumber: number,
  details: Details,
  { actor, submission, version }: CardChange,
) =>
  once(submission, async (tx): Promise<ChangeOutcome> => {
    const before = await lockSeenCard(tx, memberNumber, version);
    if ("done" in before) return before;
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
    await record(tx, actor, {
      action: "member.details",
      subject: `member:${memberNumber}`,
      detail: Object.fromEntries(beforeAndAfter),
    });
    await informByMail(tx, before, details, at);
    return { done: true, changed };
  });

/** Changes the names, with the old ones in the audit log (R29), in one transaction. */
export const changeNames = (
  memberNumber: number,
  names: { nameAr: string; nameEn: string },
  { actor, submission, version }: CardChange,
) =>
  once(submission, async (tx): Promise<{ done: true } | NotChanged> => {
    const before = await lockSeenCard(tx, memberNumber, version);
    if ("done" in before) return before;
    const { nameAr, nameEn } = names;
    const changed = (["nameAr", "nameEn"] as const).filter((name) => before[name] !== names[name]);
    if (!changed.length) return { done: true };
    await tx
      .update(members)
      .set({ nameAr, nameEn, version: before.version + 1, updatedAt: now() })
      .where(and(eq(members.memberNumber, memberNumber), eq(members.version, before.version)));
    await record(tx, actor, {
      action: "member.names",
      subject: `member:${memberNumber}`,
      detail: Object.fromEntries(changed.map((name) => [name, { before: before[name], after: names[name] }])),
    });
    return { done: true };
  });
