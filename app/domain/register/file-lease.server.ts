import { eq, sql } from "drizzle-orm";
import { db, dues, members, registerFileRows, registerFiles, registerRows, type Tx } from "~/db";
import { lockImports } from "./staging.server";

/** Longer than any step: only the file of a process that has ended is taken over. */
const LEASE_SECONDS = 30;

export type RegisterFileRow = typeof registerFiles.$inferSelect;
type FileValues = Partial<typeof registerFiles.$inferInsert>;

/** Another process has taken the file over, or somebody has discarded it. */
export class LeaseLost extends Error {
  override name = "LeaseLost";
}

export class Stopping extends Error {
  override name = "Stopping";
}

/** The work on a file by the one process that holds its lease. */
export type FileWork = {
  file: RegisterFileRow;
  /** Runs a step in a transaction of its own, and stores the values that it returns. A step is done once or not at all. */
  step(work: (tx: Tx) => Promise<FileValues>): Promise<void>;
};

export async function leaseNext(lease: string): Promise<RegisterFileRow | null> {
  const [found] = await db.execute<{ id: number }>(sql`
    update ${registerFiles} set lease = ${lease}, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (
      select id from ${registerFiles}
      where state in ('checking', 'applying', 'undoing') and (leased_until is null or leased_until < now())
      order by id limit 1 for update skip locked
    )
    returning id`);
  if (!found) return null;
  const [file] = await db.select().from(registerFiles).where(eq(registerFiles.id, found.id));
  return file ?? null;
}

/** Gives back every lease, when this process is the only one. */
export const releaseAll = () => db.update(registerFiles).set({ lease: null, leasedUntil: null });

export const release = (lease: string) =>
  db.update(registerFiles).set({ lease: null, leasedUntil: null }).where(eq(registerFiles.lease, lease));

export const stepsOf =
  (file: RegisterFileRow, lease: string, signal: AbortSignal): FileWork["step"] =>
  async (work) => {
    if (signal.aborted) throw new Stopping();
    await db.transaction(async (tx) => {
      const held = await tx
        .update(registerFiles)
        .set({ leasedUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
        .where(sql`id = ${file.id} and lease = ${lease} and state = ${file.state}`)
        .returning({ id: registerFiles.id });
      if (!held.length) throw new LeaseLost();
      await lockImports(tx);
      const values = await work(tx);
      if (Object.keys(values).length)
        await tx.update(registerFiles).set(values).where(eq(registerFiles.id, file.id));
    });
  };

/** The rows of a table that are read for its statistics are 300 times this. */
const STATISTICS_TARGET = 10;

/**
 * Gathers statistics of the keys by which the steps find rows, as PostgreSQL does by itself and the embedded database does
 * not. Without them the planner takes every table for a small one and reads it whole at each step.
 */
export const gatherStatistics = ({ step }: FileWork): Promise<void> =>
  step(async (tx) => {
    await tx.execute(sql.raw(`set local default_statistics_target = ${STATISTICS_TARGET}`));
    for (const table of [members, dues, registerRows])
      await tx.execute(sql`analyze ${table} (member_number)`);
    await tx.execute(sql`analyze ${registerFileRows} (file_id, member_number, state)`);
    return {};
  });
