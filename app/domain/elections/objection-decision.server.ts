import { and, eq } from "drizzle-orm";
import { elections, rollObjections, type Tx, voters } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { findPersonalCard } from "~/domain/members/personal-card.server";
import { enqueue } from "~/domain/outbox/enqueue.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { objectionLetter } from "~/letters/elections";
import { now } from "~/platform/clock.server";
import { type Centre, listCentres } from "./centres.server";
import type { ObjectionDecision } from "./input";
import { windowState } from "./voting-window";

type Obstacle = "closed" | "no-centre" | "unknown-centre" | "not-on-roll";
export type DecideObjectionOutcome =
  | { done: true }
  | { done: false; reason: Obstacle | "not-found" | "decided-before" };

type Election = typeof elections.$inferSelect;
type Objection = typeof rollObjections.$inferSelect;
type Correction = { adds: boolean; before: Centre | null; after: Centre | null };

async function holdElection(tx: Tx, id: number): Promise<Election | null> {
  const [row] = await tx.select().from(elections).where(eq(elections.id, id)).for("share");
  return row ?? null;
}

async function lockObjection(tx: Tx, electionId: number, id: number): Promise<Objection | null> {
  const [row] = await tx
    .select()
    .from(rollObjections)
    .where(and(eq(rollObjections.id, id), eq(rollObjections.electionId, electionId)))
    .for("update");
  return row ?? null;
}

const lineOf = ({ electionId, memberNumber }: Objection) =>
  and(eq(voters.electionId, electionId), eq(voters.memberNumber, memberNumber));

/** Null for nothing to correct; a roll is corrected only until the close. */
async function correctionBy(
  tx: Tx,
  { election, objection, centreId }: { election: Election; objection: Objection; centreId: number | null },
): Promise<Correction | Obstacle | null> {
  const { about } = objection;
  if (about !== "missing" && about !== "wrong-centre") return null;
  if (windowState(election, now()) === "closed") return "closed";
  const centres = await listCentres(election.id, tx);
  const named = (id: number | null) => centres.find((centre) => centre.id === id) ?? null;
  const after = named(centreId);
  if (centreId !== null && !after) return "unknown-centre";
  const [line] = await tx.select().from(voters).where(lineOf(objection)).for("update");
  if (about === "missing") return line ? null : { adds: true, before: null, after };
  if (!after) return "no-centre";
  if (!line && election.rollImportedAt) return "not-on-roll";
  return { adds: !line, before: named(line?.centreId ?? null), after };
}

async function correct(tx: Tx, objection: Objection, { adds, after }: Correction): Promise<void> {
  const { electionId, memberNumber } = objection;
  const centreId = after?.id ?? null;
  if (adds) await tx.insert(voters).values({ electionId, memberNumber, centreId }).onConflictDoNothing();
  else await tx.update(voters).set({ centreId }).where(lineOf(objection));
}

/**
 * Decides an objection; roll, audit log and email are written in one transaction. A second decision changes nothing,
 * and marks are never touched.
 */
export const decideObjection = (
  staff: { id: string },
  objected: { electionId: number; id: number },
  { decision, centre: centreId, note }: ObjectionDecision,
  submission: Submission,
) =>
  once(submission, async (tx): Promise<DecideObjectionOutcome> => {
    const election = await holdElection(tx, objected.electionId);
    const objection = await lockObjection(tx, objected.electionId, objected.id);
    if (!election || !objection) return { done: false, reason: "not-found" };
    if (objection.state !== "waiting") return { done: false, reason: "decided-before" };
    const accepted = decision === "accept";
    const correction = accepted ? await correctionBy(tx, { election, objection, centreId }) : null;
    if (typeof correction === "string") return { done: false, reason: correction };
    if (correction) await correct(tx, objection, correction);
    await tx
      .update(rollObjections)
      .set({
        state: accepted ? "accepted" : "refused",
        decidedBy: staff.id,
        decidedAt: now(),
        decisionNote: note,
      })
      .where(eq(rollObjections.id, objection.id));
    const { memberNumber, about } = objection;
    const member = (await findPersonalCard(memberNumber, tx))!;
    if (member.email) {
      const letter = objectionLetter({
        accepted,
        about,
        note,
        names: member,
        election: { ar: election.titleAr, en: election.titleEn },
        centre: correction?.after?.name ?? null,
      });
      await enqueue(tx, { ...letter, recipient: member.email, about: `member:${memberNumber}` });
    }
    await record(tx, byStaff(staff), {
      action: "election.objection-decided",
      subject: `member:${memberNumber}`,
      detail: {
        objection: objection.id,
        about,
        status: accepted ? "accepted" : "refused",
        ...(correction && {
          centre: { before: correction.before?.code ?? null, after: correction.after?.code ?? null },
        }),
        ...(note && { note }),
      },
    });
    return { done: true };
  });
