import { desc, eq, sql } from "drizzle-orm";
import { db, dues, members, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { informByMail } from "~/domain/members/change-card.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import type { RegisterValues } from "./columns";
import type { Facts } from "./judge-row";
import { changesOf, duesChangesOf, valuesOf } from "./member-values";
import { isStray, nextOfSeries } from "./number-series";
import { changeRows, factRows } from "./row-sets";
import { addMembers, applyChanges, applyDues } from "./write-chunk.server";

/** `version` is the one that the writer saw. */
type Office = { staff: { id: string }; submission: Submission; version: number | null };
type NotDone = { done: false; reason: "changed-meanwhile" | "not-found" };
type Changed = { done: true; changed: string[] };

export type MemberRow = typeof members.$inferSelect;

/** Locks the row of a member until the transaction ends; null for an unknown number. */
export async function lockMember(tx: Tx, memberNumber: number): Promise<MemberRow | null> {
  const [row] = await tx.select().from(members).where(eq(members.memberNumber, memberNumber)).for("update");
  return row ?? null;
}

async function lockSeen(tx: Tx, memberNumber: number, version: number | null): Promise<MemberRow | NotDone> {
  const row = await lockMember(tx, memberNumber);
  if (!row) return { done: false, reason: "not-found" };
  return row.version === version ? row : { done: false, reason: "changed-meanwhile" };
}

/** Changes particulars, with audit log and emails as for a change at the clerks' desk (R29, R30). */
export const changeParticulars = (
  memberNumber: number,
  values: RegisterValues,
  { staff, submission, version }: Office,
) =>
  once(submission, async (tx): Promise<Changed | NotDone> => {
    const before = await lockSeen(tx, memberNumber, version);
    if ("done" in before) return before;
    const changed = changesOf(valuesOf(before), values);
    if (!Object.keys(changed).length) return { done: true, changed: [] };
    const at = now();
    await applyChanges(tx, changeRows([{ memberNumber, changed }]), at.toISOString());
    const after = (await lockMember(tx, memberNumber))!;
    await record(tx, byStaff(staff), {
      action: "member.change",
      subject: `member:${memberNumber}`,
      detail: changed,
    });
    await informByMail(tx, before, after, at);
    return { done: true, changed: Object.keys(changed) };
  });

type DuesCorrection = { paid: Facts["paid"]; reason: string };

/** Corrects what a member has paid. The next file of the register that says otherwise replaces it. */
export const correctDues = (
  memberNumber: number,
  { paid, reason }: DuesCorrection,
  { staff, submission, version }: Office,
) =>
  once(submission, async (tx): Promise<Changed | NotDone> => {
    const member = await lockSeen(tx, memberNumber, version);
    if ("done" in member) return member;
    const [before] = await tx.select().from(dues).where(eq(dues.memberNumber, memberNumber)).for("update");
    const changed = duesChangesOf(before ?? null, paid);
    if (!Object.keys(changed).length) return { done: true, changed: [] };
    const at = now().toISOString();
    await applyDues(tx, factRows([{ memberNumber, values: {}, paid, isNew: false }]), at);
    await applyChanges(tx, changeRows([{ memberNumber, changed: {} }]), at);
    await record(tx, byStaff(staff), {
      action: "member.dues",
      subject: `member:${memberNumber}`,
      detail: { ...changed, reason },
    });
    return { done: true, changed: Object.keys(changed) };
  });

const HIGHEST = 50;

/** Proposes the association number for the next member. */
export async function proposedNumber(database: Tx | typeof db = db): Promise<number> {
  const rows = await database
    .select({ number: members.memberNumber })
    .from(members)
    .orderBy(desc(members.memberNumber))
    .limit(HIGHEST);
  return nextOfSeries(rows.map(({ number }) => number));
}

export type AddOutcome =
  | { done: true; memberNumber: number }
  | { done: false; reason: "taken" | "stray"; next: number };

/** `confirmedNumber` is one that was sent a second time although it is far from the series. */
type Numbered = { confirmedNumber: number | null };

/**
 * Adds a member within a transaction, under a number that nobody has ever had; otherwise `next` is the proposal that
 * follows.
 */
export async function enrolMember(
  tx: Tx,
  facts: Facts,
  { staff, confirmedNumber }: Numbered & { staff: { id: string } },
): Promise<AddOutcome> {
  const { memberNumber, values } = facts;
  await lockNumbers(tx);
  const next = await proposedNumber(tx);
  if (await lockMember(tx, memberNumber)) return { done: false, reason: "taken", next };
  if (isStray(memberNumber, next) && memberNumber !== confirmedNumber)
    return { done: false, reason: "stray", next };
  await addMembers(tx, factRows([{ ...facts, isNew: true }]), now().toISOString());
  const added = Object.entries(values).map(([field, after]) => [field, { before: null, after }]);
  await record(tx, byStaff(staff), {
    action: "member.add",
    subject: `member:${memberNumber}`,
    detail: Object.fromEntries(added),
  });
  return { done: true, memberNumber };
}

export const addMember = (facts: Facts, { submission, ...how }: Omit<Office, "version"> & Numbered) =>
  once(submission, (tx) => enrolMember(tx, facts, how));

/** Lets one transaction at a time give out an association number. */
export const lockNumbers = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('member-numbers', 0))`);
