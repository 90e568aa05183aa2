import { eq, sql } from "drizzle-orm";
import {
  db,
  dues,
  members,
  registerFileRows,
  registerFiles,
  registerImports,
  registerRows,
  statusChanges,
  type Tx,
} from "~/db";
import { intArray } from "~/db/int-array";
import { byStaff } from "~/domain/audit/record.server";
import { now } from "~/platform/clock.server";
import type { FileWork } from "./file-lease.server";
import {
  addToSums,
  compareRows,
  effectsOf,
  type FileCounts,
  fileRows,
  noSums,
  numbersIn,
} from "./file-rows.server";
import { beginImport, endImport } from "./import-history.server";
import { lockForWriting, writeRows } from "./write-rows.server";

const COMPARED_AT_A_TIME = 1000;
/** Few enough that the embedded database, which has one connection, lets others in between within a second. */
const WRITTEN_AT_A_TIME = 500;

/** True if the office or the doctor has changed a member of the file since it was compared. */
async function hasChangedMember({ id, counts }: FileWork["file"]): Promise<boolean> {
  const { comparedAt } = counts as FileCounts;
  if (!comparedAt) return true;
  const [row] = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from ${members} m join ${registerFileRows} r using (member_number)
      where m.updated_at >= ${comparedAt}::timestamptz and r.file_id = ${id}
    ) as found`);
  return row!.found;
}

/**
 * Compares all rows with the register again if one of their members was changed. Returns null if each changes what was
 * reported, otherwise the effects that the file has now. What this overlooks, each step finds in its own rows.
 */
async function findNewEffects({ file, step }: FileWork) {
  if (!(await hasChangedMember(file))) return null;
  const comparedAt = now().toISOString();
  const sums = noSums();
  let done = 0;
  let stale = 0;
  for await (const numbers of numbersIn(file.id, "staged", COMPARED_AT_A_TIME))
    await step(async (tx) => {
      stale += await compareRows(tx, file.id, numbers, "stale");
      await addToSums(tx, sums, file.id, numbers);
      done += numbers.length;
      return { done };
    });
  return stale === 0 ? null : { ...effectsOf(sums), comparedAt };
}

const isComplete = sql`(not r.is_new or (r.particulars ? 'nameAr' and r.particulars ? 'workStatus'))`;

/** The import as which a file is written, and the moment at which it began. */
type Import = { id: number; at: string };

const begin = ({ file: { fileName, fileHash }, step }: FileWork): Promise<void> =>
  step(async (tx) => ({ importId: await beginImport(tx, { fileName, fileHash }, now()), done: 0 }));

async function importOf(file: FileWork["file"]): Promise<Import> {
  const [row] = await db
    .select({ id: registerImports.id, at: registerImports.startedAt })
    .from(registerFiles)
    .innerJoin(registerImports, eq(registerImports.id, registerFiles.importId))
    .where(eq(registerFiles.id, file.id));
  return { id: row!.id, at: row!.at.toISOString() };
}

/** The numbers of members that were written, and of rows that were left out (`stale`). */
type WrittenSums = { good: number; added: number; updated: number; stale: number };

async function writeStep(
  tx: Tx,
  file: FileWork["file"],
  numbers: number[],
  { id: importId, at }: Import,
): Promise<WrittenSums> {
  await lockForWriting(tx, numbers);
  await compareRows(tx, file.id, numbers, "stale");
  const written = await tx.execute<{ state: string; isNew: boolean; isChanged: boolean }>(sql`
    update ${registerFileRows} r
    set state = case when ${isComplete} then 'applied' else 'stale' end,
      last_before = before.said, dues_before = before.dues
    from (
      select s.member_number, l.said, to_jsonb(d) as dues
      from ${registerFileRows} s
      left join ${registerRows} l using (member_number)
      left join ${dues} d using (member_number)
      where s.file_id = ${file.id} and s.member_number = any(${intArray(numbers)}) and s.state = 'staged'
    ) before
    where r.file_id = ${file.id} and r.member_number = before.member_number
    returning r.state, r.is_new as "isNew", r.changed || r.dues_changed <> '{}' as "isChanged"`);
  const changes = sql`
    select member_number, changed from ${registerFileRows}
    where file_id = ${file.id} and member_number = any(${intArray(numbers)}) and state = 'applied' and changed <> '{}'`;
  await writeRows(tx, {
    rows: fileRows(file.id, numbers, "applied"),
    changes,
    importId,
    at,
    by: byStaff({ id: file.appliedBy! }),
  });
  if (file.reason !== null)
    await tx
      .update(statusChanges)
      .set({ reason: file.reason })
      .where(
        sql`${statusChanges.memberNumber} = any(${intArray(numbers)}) and ${statusChanges.at} = ${at}::timestamptz`,
      );
  const good = written.filter(({ state }) => state === "applied");
  return {
    good: good.length,
    added: good.filter(({ isNew }) => isNew).length,
    updated: good.filter(({ isNew, isChanged }) => !isNew && isChanged).length,
    stale: numbers.length - good.length,
  };
}

async function finish(
  tx: Tx,
  file: FileWork["file"],
  importId: number,
  { good, added, updated, stale }: WrittenSums,
) {
  const { lines, refused } = file.counts as FileCounts;
  await endImport(tx, importId, {
    source: file,
    counts: { lines, good, rejected: refused + stale, added, updated, unchanged: good - added - updated },
    at: now(),
    by: byStaff({ id: file.appliedBy! }),
  });
  return { state: "applied" as const, appliedAt: now() };
}

const addSums = (a: WrittenSums, b: WrittenSums): WrittenSums => ({
  good: a.good + b.good,
  added: a.added + b.added,
  updated: a.updated + b.updated,
  stale: a.stale + b.stale,
});

/**
 * Writes a checked file into the register, some members at a time. First all rows are compared again: if any would
 * change something else than was reported, nothing is written and the file goes back to its report. A row whose member
 * is changed while the file is written is left out.
 */
export async function applyFile(work: FileWork): Promise<void> {
  const { file, step } = work;
  const counts = file.counts as FileCounts & { written?: WrittenSums };
  let written = { good: 0, added: 0, updated: 0, stale: 0 };
  if (file.importId !== null) written = counts.written ?? written;
  else {
    const effects = await findNewEffects(work);
    if (effects) return step(async () => ({ state: "checked", done: 0, counts: { ...counts, ...effects } }));
    await begin(work);
  }
  const into = await importOf(file);
  for await (const numbers of numbersIn(file.id, "staged", WRITTEN_AT_A_TIME))
    await step(async (tx) => {
      written = addSums(written, await writeStep(tx, file, numbers, into));
      const done = written.good + written.stale;
      return { done, counts: { ...counts, stale: written.stale, written } };
    });
  await step((tx) => finish(tx, file, into.id, written));
}
