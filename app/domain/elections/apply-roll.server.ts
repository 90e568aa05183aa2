import { eq, sql } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { elections, rollImports, voters } from "~/db/schema";
import { type Actor, record } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { checkRoll, hasActed, inChunks, intArray } from "./check-roll.server";
import { touchesOpen } from "./open-election";
import type { RollChanges } from "./roll-changes";
import { linesIn, reportOf } from "./roll-imports.server";
import { figuresOf, type RollCounts, type RollReport } from "./roll-report";
import { windowState } from "./window-state";

export type ApplyOutcome =
  | { done: true; counts: RollCounts }
  | {
      done: false;
      because:
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
  /** The figures that were confirmed, see figuresOf. */
  seen: string;
  /** Leave the rejected lines out; otherwise one of them stops all. */
  skipRejected: boolean;
  /** The election is open, and the roll is to be changed all the same. */
  confirmed: boolean;
  actor: Actor;
};

const refuse = (because: Extract<ApplyOutcome, { done: false }>["because"]): ApplyOutcome => ({
  done: false,
  because,
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

/** Takes off the roll whom the new one does not name, but nobody of whom a mark stands on record. */
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
 * Puts a checked roll in the place of the present one, all or nothing. What it changes is worked out anew while no one
 * is marked; where the figures are no longer those that were confirmed, nothing is changed and the new ones are kept
 * to be looked at. Who was marked is never removed.
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
    const report = reportOf(checked, sent.report as RollReport);
    if (figuresOf(report) !== seen) {
      await tx.update(rollImports).set({ report }).where(one);
      return refuse("changed-meanwhile");
    }
    const { counts, changes } = checked;
    if (!counts.good) return refuse("nothing-good");
    if (report.rejected && !skipRejected) return refuse("rejected-lines");
    if (touchesOpen({ current: null, before: election }, now()) && !confirmed) return refuse("not-confirmed");
    await write(tx, electionId, changes);
    await tx.update(rollImports).set({ state: "applied", appliedAt: sql`now()`, report }).where(one);
    const detail = { file: fileName, ...counts, rejected: report.rejected };
    await record(tx, { actor, action: "election.roll", subject: `election:${electionId}`, detail });
    return { done: true, counts };
  });
