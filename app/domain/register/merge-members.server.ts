import { and, eq, gt, or } from "drizzle-orm";
import {
  db,
  doctorAccounts,
  doctorRecoveries,
  dues,
  elections,
  internshipApplications,
  members,
  oaths,
  passkeys,
  scheduledStatuses,
  type Tx,
  voters,
} from "~/db";
import { endSessionsOf } from "~/domain/accounts/sessions.server";
import { byStaff, record } from "~/domain/audit/record.server";
import { informByMail } from "~/domain/members/change-card.server";
import { MERGED } from "~/domain/members/work-status";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now, today } from "~/platform/clock.server";
import { lockMember, type MemberRow } from "./change-member.server";
import { writeStatus } from "./change-status.server";
import {
  type DuesColumn,
  type DuesField,
  duesColumns,
  type PersonColumn,
  type PersonField,
  personColumns,
} from "./columns";
import { changesOf, duesChangesOf, valuesOf } from "./member-values";
import { changeRows, factRows } from "./row-sets";
import { applyChanges, applyDues } from "./write-chunk.server";

/** Returns the number that a merged record's number leads to; null for a record that stands. */
export async function findMergedInto(memberNumber: number): Promise<number | null> {
  const [row] = await db
    .select({ into: members.mergedInto })
    .from(members)
    .where(eq(members.memberNumber, memberNumber));
  return row?.into ?? null;
}

export type Merging = {
  memberNumber: number;
  /** The number of the record that stays. */
  into: number;
  /** The columns whose values the record that stays takes from the other one. */
  take: ReadonlyArray<PersonColumn | DuesColumn>;
  reason: string;
  /** The versions of both records that the writer saw. */
  versions: { gone: number | null; stays: number | null };
};

export type MergeProblem = "not-found" | "same" | "merged-already" | "on-roll" | "changed-meanwhile";
export type MergeOutcome = { done: true } | { done: false; reason: MergeProblem };

/** On the roll of an election that is not over, the person could vote under both numbers. */
async function isOnCurrentRoll(tx: Tx, memberNumber: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: elections.id })
    .from(voters)
    .innerJoin(elections, eq(elections.id, voters.electionId))
    .where(and(eq(voters.memberNumber, memberNumber), gt(elections.closesAt, now())))
    .limit(1);
  return row !== undefined;
}

/** Locks both records in the order of their numbers, as every other change of several members does. */
async function lockBoth(
  tx: Tx,
  { memberNumber, into }: Merging,
): Promise<[MemberRow | null, MemberRow | null]> {
  const first = await lockMember(tx, Math.min(memberNumber, into));
  const second = await lockMember(tx, Math.max(memberNumber, into));
  return memberNumber < into ? [first, second] : [second, first];
}

async function moveAccount(tx: Tx, from: number, to: number): Promise<void> {
  const isOfDoctor = and(eq(passkeys.kind, "doctor"), eq(passkeys.subject, String(from)));
  await tx.delete(doctorRecoveries).where(eq(doctorRecoveries.memberNumber, from));
  await endSessionsOf("doctor", String(from), tx);
  if (await tx.$count(doctorAccounts, eq(doctorAccounts.memberNumber, to))) {
    await tx.delete(doctorAccounts).where(eq(doctorAccounts.memberNumber, from));
    await tx.delete(passkeys).where(isOfDoctor);
    return;
  }
  await tx.update(doctorAccounts).set({ memberNumber: to }).where(eq(doctorAccounts.memberNumber, from));
  await tx
    .update(passkeys)
    .set({ subject: String(to) })
    .where(isOfDoctor);
}

/** Certificates, rolls and requests stay with the number under which they were made. */
async function moveBelongings(tx: Tx, from: number, to: number): Promise<void> {
  await tx.delete(scheduledStatuses).where(eq(scheduledStatuses.memberNumber, from));
  if (!(await tx.$count(oaths, eq(oaths.associationNumber, to))))
    await tx.update(oaths).set({ associationNumber: to }).where(eq(oaths.associationNumber, from));
  await tx
    .update(internshipApplications)
    .set({ memberNumber: to })
    .where(eq(internshipApplications.memberNumber, from));
  await moveAccount(tx, from, to);
}

const fieldsOf = <Field>(columns: Record<string, Field>, take: Merging["take"]): Field[] =>
  Object.entries(columns).flatMap(([column, field]) => (take.some((name) => name === column) ? field : []));

const pick = <Field extends string, Value>(
  values: Readonly<Record<Field, Value>>,
  fields: readonly Field[],
) => Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Record<Field, Value>>;

async function takeValues(tx: Tx, gone: MemberRow, stays: MemberRow, take: Merging["take"]) {
  const values = pick(valuesOf(gone), fieldsOf<PersonField>(personColumns, take));
  const changed = changesOf(valuesOf(stays), values);
  const find = async (memberNumber: number) =>
    (await tx.select().from(dues).where(eq(dues.memberNumber, memberNumber)).for("update"))[0] ?? null;
  const [paidHere, paidThere] = [await find(stays.memberNumber), await find(gone.memberNumber)];
  const paid = paidThere
    ? pick<DuesField, number | null>(paidThere, fieldsOf<DuesField>(duesColumns, take))
    : {};
  return { changed, paid, duesChanged: duesChangesOf(paidHere, paid) };
}

/**
 * Merges a record into another one of the same person: its number leads there from now on, and it stays as a record of
 * its own with the status "merged". The account, the oath and the applications move along.
 */
export const mergeMembers = (
  merging: Merging,
  { staff, submission }: { staff: { id: string }; submission: Submission },
) =>
  once(submission, async (tx): Promise<MergeOutcome> => {
    const { memberNumber, into, take, reason, versions } = merging;
    if (memberNumber === into) return { done: false, reason: "same" };
    const [gone, stays] = await lockBoth(tx, merging);
    if (!gone || !stays) return { done: false, reason: "not-found" };
    if (gone.mergedInto !== null || stays.mergedInto !== null)
      return { done: false, reason: "merged-already" };
    if (gone.version !== versions.gone || stays.version !== versions.stays)
      return { done: false, reason: "changed-meanwhile" };
    if (await isOnCurrentRoll(tx, memberNumber)) return { done: false, reason: "on-roll" };

    const at = now();
    const { changed, paid, duesChanged } = await takeValues(tx, gone, stays, take);
    const hidden = { hiddenByRegister: { before: gone.hiddenByRegister ? "1" : null, after: "1" } };
    await applyDues(tx, factRows([{ memberNumber: into, values: {}, paid, isNew: false }]), at.toISOString());
    await applyChanges(
      tx,
      changeRows([
        { memberNumber: into, changed },
        { memberNumber, changed: hidden },
      ]),
      at.toISOString(),
    );
    await writeStatus(tx, gone, { workStatus: MERGED, from: today(), reason });
    await tx
      .update(members)
      .set({ mergedInto: into })
      .where(or(eq(members.memberNumber, memberNumber), eq(members.mergedInto, memberNumber)));
    await moveBelongings(tx, memberNumber, into);

    const by = byStaff(staff);
    const about = { merged: String(memberNumber), into: String(into), reason };
    for (const number of [memberNumber, into])
      await record(tx, by, { action: "member.merge", subject: `member:${number}`, detail: about });
    for (const [action, detail] of [
      ["member.change", changed],
      ["member.dues", duesChanged],
    ] as const)
      if (Object.keys(detail).length) await record(tx, by, { action, subject: `member:${into}`, detail });
    await informByMail(tx, stays, (await lockMember(tx, into))!, at);
    return { done: true };
  });
