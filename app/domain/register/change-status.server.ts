import { desc, eq, sql } from "drizzle-orm";
import { db, dues, members, scheduledStatuses, statusChanges, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { ammanDayAndTime, ammanMoment } from "~/i18n";
import { now, today } from "~/platform/clock.server";
import { lockMember, type MemberRow } from "./change-member.server";
import { changesOf, duesChangesOf, type FieldChanges, valuesOf } from "./member-values";
import { changeRows, factRows } from "./row-sets";
import { applyChanges, applyDues } from "./write-chunk.server";

/** A status from a day in Amman on, with the titles and the annual fee that come with it. */
export type StatusChange = {
  workStatus: number;
  /** Specialty titles as a file writes them, null for none; undefined leaves them as they are. */
  specialties?: string | null;
  /** The year to which the annual fee is paid; undefined leaves it as it is. */
  annualFeePaidYear?: number;
  from: string;
  reason: string;
};

type Compared = { changed: FieldChanges; duesChanged: FieldChanges };

/** Returns what a change differs in from the member, whose dues it locks. */
async function compare(
  tx: Tx,
  member: MemberRow,
  { workStatus, specialties, annualFeePaidYear }: StatusChange,
): Promise<Compared> {
  const changed = changesOf(valuesOf(member), {
    workStatus: String(workStatus),
    ...(specialties !== undefined && { specialties }),
  });
  if (annualFeePaidYear === undefined) return { changed, duesChanged: {} };
  const [paid] = await tx.select().from(dues).where(eq(dues.memberNumber, member.memberNumber)).for("update");
  return { changed, duesChanged: duesChangesOf(paid ?? null, { annualFeePaidYear }) };
}

async function write(
  tx: Tx,
  { memberNumber }: MemberRow,
  { annualFeePaidYear, from, reason }: StatusChange,
  { changed, duesChanged }: Compared,
): Promise<void> {
  const at = now().toISOString();
  if (Object.keys(duesChanged).length)
    await applyDues(
      tx,
      factRows([{ memberNumber, values: {}, paid: { annualFeePaidYear }, isNew: false }]),
      at,
    );
  await applyChanges(tx, changeRows([{ memberNumber, changed }]), at);
  if (!changed.workStatus) return;
  await tx.update(members).set({ mergedInto: null }).where(eq(members.memberNumber, memberNumber));
  await tx
    .update(statusChanges)
    .set({ at: ammanMoment(from, "00:00"), reason })
    .where(sql`${statusChanges.id} = (
      select max(id) from ${statusChanges} where member_number = ${memberNumber})`);
}

/**
 * Writes a status from the beginning of a day on, which is not after today, and returns what it changed. A merged record
 * that gets another status stands for itself again.
 */
export async function writeStatus(tx: Tx, member: MemberRow, change: StatusChange): Promise<FieldChanges> {
  const compared = await compare(tx, member, change);
  await write(tx, member, change, compared);
  return { ...compared.changed, ...compared.duesChanged };
}

async function lastChangeDay(tx: Tx, memberNumber: number): Promise<string | null> {
  const [last] = await tx
    .select({ at: statusChanges.at })
    .from(statusChanges)
    .where(eq(statusChanges.memberNumber, memberNumber))
    .orderBy(desc(statusChanges.id))
    .limit(1);
  return last ? ammanDayAndTime(last.at).day : null;
}

const recordStatus = (
  tx: Tx,
  staff: { id: string },
  memberNumber: number,
  {
    action,
    changed,
    change,
  }: { action: "member.status" | "member.status-scheduled"; changed: FieldChanges; change: StatusChange },
) =>
  record(tx, byStaff(staff), {
    action,
    subject: `member:${memberNumber}`,
    detail: { ...changed, from: change.from, reason: change.reason },
  });

type StatusOutcome =
  | { done: true; scheduled: boolean }
  | { done: false; reason: "not-found" | "unchanged" | "changed-meanwhile" }
  | { done: false; reason: "before-last-change"; day: string };

/**
 * Changes a member's status, titles and fee from a day in Amman on: at once, or, for a coming day, at its beginning. A
 * change that was scheduled before is replaced. Refused if the member was changed since the `version` that the writer
 * saw; null for a program that has seen none.
 */
export const changeStatus = (
  memberNumber: number,
  change: StatusChange,
  { staff, submission, version }: { staff: { id: string }; submission: Submission; version: number | null },
) =>
  once(submission, async (tx): Promise<StatusOutcome> => {
    const member = await lockMember(tx, memberNumber);
    if (!member) return { done: false, reason: "not-found" };
    if (version !== null && version !== member.version) return { done: false, reason: "changed-meanwhile" };
    const { workStatus, specialties = null, annualFeePaidYear = null, from: fromDay, reason } = change;
    const scheduled = fromDay > today();
    const compared = await compare(tx, member, change);
    const changed = { ...compared.changed, ...compared.duesChanged };
    if (!Object.keys(changed).length) return { done: false, reason: "unchanged" };
    const lastDay = await lastChangeDay(tx, memberNumber);
    if (lastDay && fromDay < lastDay) return { done: false, reason: "before-last-change", day: lastDay };
    await tx.delete(scheduledStatuses).where(eq(scheduledStatuses.memberNumber, memberNumber));
    if (scheduled)
      await tx.insert(scheduledStatuses).values({
        ...{ memberNumber, workStatus, annualFeePaidYear, fromDay, reason, staffId: staff.id },
        specialties: "specialties" in changed ? (specialties ?? "") : null,
      });
    else await write(tx, member, change, compared);
    await recordStatus(tx, staff, memberNumber, {
      action: scheduled ? "member.status-scheduled" : "member.status",
      changed,
      change,
    });
    return { done: true, scheduled };
  });

/** Returns the status that is scheduled for a coming day; null if there is none. */
export async function findScheduledStatus(memberNumber: number) {
  const [row] = await db
    .select({ workStatus: scheduledStatuses.workStatus, from: scheduledStatuses.fromDay })
    .from(scheduledStatuses)
    .where(eq(scheduledStatuses.memberNumber, memberNumber));
  return row ?? null;
}

/** Applies a scheduled change whose day has come, in the name of whoever scheduled it; nothing if it was replaced. */
export const applyScheduledStatus = (memberNumber: number) =>
  db.transaction(async (tx) => {
    const member = await lockMember(tx, memberNumber);
    const [due] = await tx
      .delete(scheduledStatuses)
      .where(
        sql`${scheduledStatuses.memberNumber} = ${memberNumber} and ${scheduledStatuses.fromDay} <= ${today()}`,
      )
      .returning();
    if (!member || !due) return;
    const { workStatus, specialties, annualFeePaidYear, fromDay: from, reason } = due;
    const change: StatusChange = {
      ...{ workStatus, from, reason },
      ...(specialties !== null && { specialties: specialties || null }),
      ...(annualFeePaidYear !== null && { annualFeePaidYear }),
    };
    const changed = await writeStatus(tx, member, change);
    if (Object.keys(changed).length)
      await recordStatus(tx, { id: due.staffId }, memberNumber, { action: "member.status", changed, change });
  });
