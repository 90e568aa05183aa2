import { sql } from "drizzle-orm";
import { dues, members, registerFileRows, registerImports, registerRows, type Tx } from "~/db";
import { byStaff } from "~/domain/audit/record.server";
import { now } from "~/platform/clock.server";
import { lockNumbers } from "./change-member.server";
import type { FileWork } from "./file-lease.server";
import { compareRows, type FileCounts, fileRows, heardRows, intArray, nextNumbers } from "./file-rows.server";
import { beginImport, endImport, recordChanges } from "./import-history.server";
import { addMembers, applyChanges, keepRegisterValues, writeDues } from "./write-chunk.server";

const COMPARED_AT_A_TIME = 1000;
/** Few enough that the embedded database, which has one connection, lets others in between within a second. */
const WRITTEN_AT_A_TIME = 500;

/** Runs `work` on rows of a state, in the order of their numbers and some at a time, until none is left. */
export async function inOrder(
  fileId: number,
  state: "staged" | "applied",
  size: number,
  work: (numbers: number[]) => Promise<void>,
): Promise<void> {
  let after = 0;
  for (;;) {
    const numbers = await nextNumbers(fileId, state, after, size);
    if (!numbers.length) return;
    await work(numbers);
    after = numbers.at(-1)!;
  }
}

/** Locks the members of rows, in their order, as the office's own changes do. */
export const lockMembers = (tx: Tx, numbers: readonly number[]) =>
  tx.execute(sql`
    select count(*) from (
      select from ${members} where member_number = any(${intArray(numbers)})
      order by member_number for no key update
    ) locked`);

/** Compares all rows with the register again. Returns false if any changes something else than was reported. */
async function isAsReported({ file, step }: FileWork): Promise<boolean> {
  let done = 0;
  let stale = 0;
  await inOrder(file.id, "staged", COMPARED_AT_A_TIME, (numbers) =>
    step(async (tx) => {
      stale += await compareRows(tx, file.id, numbers, "stale");
      done += numbers.length;
      return { done };
    }),
  );
  return stale === 0;
}

const isComplete = sql`(not is_new or (said ? 'nameAr' and said ? 'workStatus'))`;

async function writeRows(tx: Tx, file: FileWork["file"], numbers: number[], importId: number): Promise<void> {
  await lockNumbers(tx);
  await lockMembers(tx, numbers);
  await compareRows(tx, file.id, numbers, "stale");
  await tx.execute(sql`
    update ${registerFileRows} set state = 'stale'
    where file_id = ${file.id} and member_number = any(${intArray(numbers)}) and not ${isComplete}`);
  await tx.execute(sql`
    update ${registerFileRows} r set said_before = l.said, dues_before = to_jsonb(d)
    from ${members} m
    left join ${registerRows} l using (member_number)
    left join ${dues} d using (member_number)
    where r.file_id = ${file.id} and r.member_number = any(${intArray(numbers)}) and m.member_number = r.member_number`);
  const [begun] = await tx
    .select({ at: registerImports.startedAt })
    .from(registerImports)
    .where(sql`id = ${importId}`);
  const at = begun!.at.toISOString();
  const rows = fileRows(file.id, numbers, "staged");
  const changes = sql`
    select member_number, changed from ${registerFileRows}
    where file_id = ${file.id} and member_number = any(${intArray(numbers)}) and state = 'staged' and changed <> '{}'`;
  await addMembers(tx, rows, at);
  await writeDues(tx, rows, importId, at);
  await applyChanges(tx, changes, at);
  await keepRegisterValues(tx, heardRows(rows), importId);
  await recordChanges(tx, byStaff({ id: file.appliedBy! }), changes);
  await tx.execute(sql`
    update ${registerFileRows} set state = 'applied'
    where file_id = ${file.id} and member_number = any(${intArray(numbers)}) and state = 'staged'`);
}

async function finish(tx: Tx, file: FileWork["file"], importId: number) {
  const [sums] = await tx.execute<{ added: number; updated: number; good: number; stale: number }>(sql`
    select count(*) filter (where state = 'applied' and is_new)::int as added,
      count(*) filter (where state = 'applied' and not is_new and changed || dues_changed <> '{}')::int as updated,
      count(*) filter (where state = 'applied')::int as good,
      count(*) filter (where state = 'stale')::int as stale
    from ${registerFileRows} where file_id = ${file.id}`);
  const { added, updated, good, stale } = sums!;
  const { lines, refused } = file.counts as FileCounts;
  await endImport(tx, importId, {
    source: file,
    counts: { lines, good, rejected: refused + stale, added, updated, unchanged: good - added - updated },
    at: now(),
    by: byStaff({ id: file.appliedBy! }),
  });
  return { state: "applied" as const, appliedAt: now(), counts: { ...(file.counts as FileCounts), stale } };
}

/**
 * Writes a checked file into the register, some members at a time. First all rows are compared again: if any would
 * change something else than was reported, nothing is written and the file goes back to its report. A row whose member
 * is changed while the file is written is left out.
 */
export async function applyFile(work: FileWork): Promise<void> {
  const { file, step } = work;
  let importId = file.importId;
  if (importId === null) {
    if (!(await isAsReported(work))) return step(async () => ({ state: "checked", done: 0 }));
    await step(async (tx) => {
      importId = await beginImport(tx, { fileName: file.fileName, fileHash: file.fileHash }, now());
      return { importId, done: 0 };
    });
  }
  let done = file.importId === null ? 0 : file.done;
  await inOrder(file.id, "staged", WRITTEN_AT_A_TIME, (numbers) =>
    step(async (tx) => {
      await writeRows(tx, file, numbers, importId!);
      done += numbers.length;
      return { done };
    }),
  );
  await step((tx) => finish(tx, file, importId!));
}
