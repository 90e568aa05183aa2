import { and, eq } from "drizzle-orm";
import { members, nameChanges, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { lockPersonalCard, type PersonalCard } from "~/domain/members/personal-card.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { decidedLetter } from "~/letters/name-changes";
import { now } from "~/platform/clock.server";
import type { Decision } from "./input";

type DecideOutcome = { done: true } | { done: false; reason: "decided-before" | "not-found" };

type Request = typeof nameChanges.$inferSelect;

async function lockRequest(tx: Tx, id: number): Promise<Request | null> {
  const [row] = await tx.select().from(nameChanges).where(eq(nameChanges.id, id)).for("update");
  return row ?? null;
}

async function rename(tx: Tx, before: PersonalCard, { nameAr, nameEn }: Request): Promise<void> {
  const { memberNumber, version } = before;
  await tx
    .update(members)
    .set({ nameAr, nameEn, version: version + 1, updatedAt: now() })
    .where(and(eq(members.memberNumber, memberNumber), eq(members.version, version)));
}

/** Names, audit and letter stand or fall together. */
export const decideNameChange = (
  staff: { id: string },
  { id, decision, note }: Decision & { id: number },
  submission: Submission,
) =>
  once(submission, async (tx): Promise<DecideOutcome> => {
    const request = await lockRequest(tx, id);
    const before = request && (await lockPersonalCard(tx, request.memberNumber));
    if (!before) return { done: false, reason: "not-found" };
    if (request.state !== "waiting") return { done: false, reason: "decided-before" };
    const accepted = decision === "accept";
    await tx
      .update(nameChanges)
      .set({
        state: accepted ? "accepted" : "refused",
        decidedBy: staff.id,
        decidedAt: now(),
        decisionNote: note,
      })
      .where(eq(nameChanges.id, id));
    if (accepted) await rename(tx, before, request);
    const { memberNumber, nameAr, nameEn, email } = before;
    await record(tx, byStaff(staff), {
      action: accepted ? "name-change.accept" : "name-change.refuse",
      subject: `member:${memberNumber}`,
      detail: {
        request: id,
        ...(accepted && {
          nameAr: { before: nameAr, after: request.nameAr },
          nameEn: { before: nameEn, after: request.nameEn },
        }),
        ...(note && { note }),
      },
    });
    if (email) {
      const letter = decidedLetter({ accepted, note, requested: request, before: { nameAr, nameEn } });
      await enqueue(tx, { ...letter, recipient: email, about: `member:${memberNumber}` });
    }
    return { done: true };
  });
