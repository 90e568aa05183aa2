import { and, desc, eq, lt, sql } from "drizzle-orm";
import { db, elections, rollImports, staffUsers, type Tx, voters } from "~/db";
import { intArray } from "~/db/int-array";
import { type Actor, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { withReason } from "~/domain/submissions/stored-reason";
import { now } from "~/platform/clock.server";
import { NotFound } from "~/platform/not-found";
import { checkRoll, hasActed, inChunks, type RollFile, reportOf } from "./roll-check.server";
import { figuresOf, type RollChanges, type RollCounts, type RollLine, type RollReport } from "./roll-import";
import { effectOnOpenElection, windowState } from "./voting-window";

const CHECKS_EXPIRED = sql`now() - interval '2 days'`;
const MAX_IMPORTS = 10;

type Packed = [line: number, number: string, centre: string | null];

const packed = (lines: RollLine[]) =>
  JSON.stringify(lines.map(({ line, number, centre }): Packed => [line, number, centre]));

const linesIn = (content: string): RollLine[] =>
  (JSON.parse(content) as Packed[]).map(([line, number, centre]) => ({ line, number, centre }));

type Sent = { electionId: number; fileName: string; file: RollFile; staffId: string | null };

/** Checks that nobody has confirmed for two days are deleted. */
export async function storeCheckedRoll(
  { electionId, fileName, file, staffId }: Sent,
  submission: Submission,
) {
  const { lines, ignored, encoding, linesInFile } = file;
  const hasCentres = lines.some(({ centre }) => centre !== null);
  const report = reportOf(await checkRoll(electionId, lines), { ignored, encoding, hasCentres, linesInFile });
  const content = packed(lines);
  return once(submission, async (tx) => {
    await tx
      .delete(rollImports)
      .where(and(eq(rollImports.state, "checked"), lt(rollImports.createdAt, CHECKS_EXPIRED)));
    const [stored] = await tx
      .insert(rollImports)
      .values({ electionId, fileName, content, report, createdBy: staffId })
      .returning({ id: rollImports.id });
    return { id: stored!.id };
  });
}

const facts = {
  id: rollImports.id,
  fileName: rollImports.fileName,
  state: rollImports.state,
  createdAt: rollImports.createdAt,
  appliedAt: rollImports.appliedAt,
  by: staffUsers.fullName,
};

export const listRollImports = (electionId: number) =>
  db
    .select(facts)
    .from(rollImports)
    .leftJoin(staffUsers, eq(staffUsers.id, rollImports.createdBy))
    .where(eq(rollImports.electionId, electionId))
    .orderBy(desc(rollImports.createdAt))
    .limit(MAX_IMPORTS);

function reportIn(stored: unknown): RollReport {
  const report = stored as RollReport;
  return { ...report, rejects: report.rejects.map(withReason) };
}

/** Throws a 404. */
export async function getRollImport(electionId: number, id: string | null) {
  const [found] = id
    ? await db
        .select({ ...facts, report: rollImports.report })
        .from(rollImports)
        .leftJoin(staffUsers, eq(staffUsers.id, rollImports.createdBy))
        .where(and(eq(rollImports.id, id), eq(rollImports.electionId, electionId)))
    : [];
  if (!found) throw new NotFound();
  return { ...found, report: reportIn(found.report) };
}

export type ApplyOutcome =
  | { done: true; counts: RollCounts }
  | {
      done: false;
      reason:
        | "unknown"
        | "applied-before"
        | "changed-meanwhile"
        | "rejected-lines"
        | "nothing-good"
        | "not-confirmed"
        | "closed";
    };

type Confirmation = {
  importId: string;
  /** The figures that were confirmed, as `figuresOf` returns them. */
  seen: string;
  /** Without it, one rejected line stops the import. */
  skipRejected: boolean;
  confirmed: boolean;
  actor: Actor;
};

const refuse = (reason: Extract<ApplyOutcome, { done: false }>["reason"]): ApplyOutcome => ({
  done: false,
  reason,
});

type Placed = RollChanges["added"];

const placesOf = (placed: Placed) => sql`
  unnest(${intArray(placed.map(({ memberNumber }) => memberNumber))},
    ${intArray(placed.map(({ centreId }) => centreId))}) as placed (member_number, centre_id)`;

const add = (tx: Tx, electionId: number, placed: Placed) =>
  tx.execute(sql`
    insert into ${voters} (election_id, member_number, centre_id)
    select ${electionId}::int, member_number, centre_id from ${placesOf(placed)}
    on conflict (election_id, member_number) do update set centre_id = excluded.centre_id`);

const move = (tx: Tx, electionId: number, placed: Placed) =>
  tx.execute(sql`
    update ${voters} set centre_id = placed.centre_id from ${placesOf(placed)}
    where ${voters.electionId} = ${electionId} and ${voters.memberNumber} = placed.member_number`);

const remove = (tx: Tx, electionId: number, numbers: number[]) =>
  tx.execute(sql`
    delete from ${voters}
    where ${voters.electionId} = ${electionId} and ${voters.memberNumber} = any(${intArray(numbers)})
      and not ${hasActed}`);

async function write(tx: Tx, electionId: number, { added, moved, removed }: RollChanges) {
  for (const chunk of inChunks(removed)) await remove(tx, electionId, chunk);
  for (const chunk of inChunks(moved)) await move(tx, electionId, chunk);
  for (const chunk of inChunks(added)) await add(tx, electionId, chunk);
  await tx.update(elections).set({ rollImportedAt: sql`now()` }).where(eq(elections.id, electionId));
}

/**
 * Applies a roll, recalculated while nobody can be marked. If the figures differ from the confirmed ones, nothing
 * changes. Marked voters stay.
 */
export const applyRoll = (
  { importId, seen, skipRejected, confirmed, actor }: Confirmation,
  submission: Submission,
) =>
  once(submission, async (tx): Promise<ApplyOutcome> => {
    const one = eq(rollImports.id, importId);
    const [sent] = await tx.select().from(rollImports).where(one).for("update");
    if (!sent) return refuse("unknown");
    if (sent.state === "applied") return refuse("applied-before");
    const { electionId, fileName } = sent;
    const [election] = await tx.select().from(elections).where(eq(elections.id, electionId)).for("update");
    if (!election) return refuse("unknown");
    if (windowState(election, now()) === "closed") return refuse("closed");
    const checked = await checkRoll(electionId, linesIn(sent.content), tx);
    const report = reportOf(checked, reportIn(sent.report));
    if (figuresOf(report) !== seen) {
      await tx.update(rollImports).set({ report }).where(one);
      return refuse("changed-meanwhile");
    }
    const { counts, changes } = checked;
    if (!counts.good) return refuse("nothing-good");
    if (report.rejected && !skipRejected) return refuse("rejected-lines");
    if (effectOnOpenElection({ current: null, before: election }, now()) && !confirmed)
      return refuse("not-confirmed");
    await write(tx, electionId, changes);
    await tx.update(rollImports).set({ state: "applied", appliedAt: sql`now()`, report }).where(one);
    const detail = { file: fileName, ...counts, rejected: report.rejected };
    await record(tx, actor, { action: "election.roll", subject: `election:${electionId}`, detail });
    return { done: true, counts };
  });
