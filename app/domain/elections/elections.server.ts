import { desc, eq, sql } from "drizzle-orm";
import { type Db, db, elections, members, type Tx, voteEvents, voters } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { NotFound } from "~/platform/not-found";
import type { ElectionFields } from "./input";
import { effectOnOpenElection, type OpenElectionEffect } from "./voting-window";

export type Election = {
  id: number;
  title: { ar: string; en: string };
  opensAt: Date;
  closesAt: Date;
  objectionsUntil: Date | null;
  rollImportedAt: Date | null;
  version: number;
};

const selected = (database: Db | Tx) =>
  database
    .select({
      id: elections.id,
      title: { ar: elections.titleAr, en: elections.titleEn },
      opensAt: elections.opensAt,
      closesAt: elections.closesAt,
      objectionsUntil: elections.objectionsUntil,
      rollImportedAt: elections.rollImportedAt,
      version: elections.version,
    })
    .from(elections);

/** The current election, for use as a part of another query. */
export const currentElectionIn = (database: Db | Tx) => current(database).as("current_election");

const current = (database: Db | Tx) =>
  selected(database).orderBy(desc(elections.opensAt), desc(elections.id)).limit(1);

export async function findElection(id: number, database: Db | Tx = db): Promise<Election | null> {
  const [election] = await selected(database).where(eq(elections.id, id));
  return election ?? null;
}

export async function lockElection(tx: Tx, id: number): Promise<void> {
  await selected(tx).where(eq(elections.id, id)).for("update");
}

/** Returns the election that opens last. */
export async function currentElection(database: Db | Tx = db): Promise<Election | null> {
  const [election] = await current(database);
  return election ?? null;
}

export async function lockCurrentElection(tx: Tx): Promise<Election | null> {
  const [election] = await current(tx).for("share");
  return election ?? null;
}

export const listElections = () =>
  db
    .select({
      id: elections.id,
      title: { ar: elections.titleAr, en: elections.titleEn },
      opensAt: elections.opensAt,
      closesAt: elections.closesAt,
      rollImportedAt: elections.rollImportedAt,
    })
    .from(elections)
    .orderBy(desc(elections.opensAt), desc(elections.id));

/** Throws a 404. */
export async function getElection(id: number | null) {
  const [election] = id ? await db.select().from(elections).where(eq(elections.id, id)) : [];
  if (!election) throw new NotFound();
  return election;
}
export type StoredElection = Awaited<ReturnType<typeof getElection>>;

/** Counts the roll; without an imported roll, everybody in the register is on it. */
export async function rollFigures({ id, rollImportedAt }: StoredElection) {
  const [counted] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      marked: sql<number>`(count(*) filter (where ${voters.electF} = 1))::int`,
    })
    .from(voters)
    .where(eq(voters.electionId, id));
  const { rows, marked } = counted!;
  return { onRoll: rollImportedAt ? rows : await db.$count(members), marked };
}

/** True if anybody was ever marked, even if the mark was undone. */
export async function wasMarkedIn(electionId: number, database: Db | Tx = db): Promise<boolean> {
  const [mark] = await database
    .select({ id: voteEvents.id })
    .from(voteEvents)
    .where(eq(voteEvents.electionId, electionId))
    .limit(1);
  return mark !== undefined;
}

type Staff = { id: string };
type Written = { value: ElectionFields; confirmed: boolean };
type NotConfirmed = { done: false; reason: "not-confirmed"; touches: OpenElectionEffect };

type CreateOutcome = { done: true; id: number } | NotConfirmed;
type UpdateOutcome =
  | { done: true }
  | { done: false; reason: "unknown" | "changed-meanwhile" | "opens-fixed" }
  | NotConfirmed;

const asText = (value: string | Date | null) => (value instanceof Date ? value.toISOString() : value);
const recordChange = (tx: Tx, staff: Staff, entry: { action: string; id: number; detail: object }) =>
  record(tx, byStaff(staff), {
    action: entry.action,
    subject: `election:${entry.id}`,
    detail: { ...entry.detail },
  });

/** Creates an election; replacing an open one requires a confirmation. */
export const createElection = (staff: Staff, { value, confirmed }: Written, submission: Submission) =>
  once(submission, async (tx): Promise<CreateOutcome> => {
    const written = { id: null, opensAt: value.opensAt };
    const touches = effectOnOpenElection(
      { current: await currentElection(tx), before: null, written },
      now(),
    );
    if (touches && !confirmed) return { done: false, reason: "not-confirmed", touches };
    const [{ id } = { id: 0 }] = await tx
      .insert(elections)
      .values({ ...value, createdBy: staff.id })
      .returning({ id: elections.id });
    const detail = Object.fromEntries(Object.entries(value).map(([field, text]) => [field, asText(text)]));
    await recordChange(tx, staff, { action: "election.create", id, detail });
    return { done: true, id };
  });

const changed = (old: ElectionFields, written: ElectionFields) =>
  Object.fromEntries(
    (Object.keys(written) as (keyof ElectionFields)[])
      .map((field) => ({ field, before: asText(old[field]), after: asText(written[field]) }))
      .filter(({ before, after }) => before !== after)
      .map(({ field, before, after }) => [field, { before, after }]),
  );

const MINUTE_MS = 60_000;
const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE_MS);

/** Keeps the stored seconds if the minute did not change, because the form has no seconds. */
function preserveSeconds(old: ElectionFields, written: ElectionFields): ElectionFields {
  const fields = { ...written };
  for (const field of ["opensAt", "closesAt", "objectionsUntil"] as const) {
    const [before, after] = [old[field], written[field]];
    if (before && after && minuteOf(before) === minuteOf(after)) fields[field] = before;
  }
  return fields;
}

type Update = Written & { id: number; seenVersion: number | null };

/** A null `seenVersion` accepts any version. The opening time cannot change once somebody was marked. */
export const updateElection = (
  staff: Staff,
  { id, value: written, confirmed, seenVersion }: Update,
  submission: Submission,
) =>
  once(submission, async (tx): Promise<UpdateOutcome> => {
    const [old] = await tx.select().from(elections).where(eq(elections.id, id)).for("update");
    if (!old) return { done: false, reason: "unknown" };
    if (seenVersion !== null && seenVersion !== old.version)
      return { done: false, reason: "changed-meanwhile" };
    const value = preserveSeconds(old, written);
    const changes = changed(old, value);
    if (!Object.keys(changes).length) return { done: true };
    if (changes.opensAt && (await wasMarkedIn(id, tx))) return { done: false, reason: "opens-fixed" };
    const window = { id, opensAt: value.opensAt };
    const touches = effectOnOpenElection(
      { current: await currentElection(tx), before: old, written: window },
      now(),
    );
    if (touches && !confirmed) return { done: false, reason: "not-confirmed", touches };
    await tx
      .update(elections)
      .set({ ...value, version: sql`${elections.version} + 1` })
      .where(eq(elections.id, id));
    await recordChange(tx, staff, { action: "election.update", id, detail: changes });
    return { done: true };
  });
