import { isNull, type SQL, sql } from "drizzle-orm";
import { db, members, registerFileRefusals, registerFileRows, type Tx } from "~/db";
import { intArray } from "~/db/int-array";
import { keysetBatches } from "~/platform/keyset-batches";
import { duesColumns, personColumns } from "./columns";
import type { FieldChanges } from "./member-values";
import type { ReadLine } from "./reading-messages";
import { changesIn, duesChangesIn } from "./write-chunk.server";

type RowState = (typeof registerFileRows.$inferSelect)["state"];

/** Selects rows of a file as the statements of `write-chunk` take them: member_number, particulars, paid, is_new. */
export const fileRows = (fileId: number, numbers: readonly number[], state: RowState) => sql`
  select member_number, particulars, paid, is_new from ${registerFileRows}
  where file_id = ${fileId} and member_number = any(${intArray(numbers)}) and state = ${state}`;

/** Yields the numbers of rows in a state, in their order, `size` at a time. */
export const numbersIn = (fileId: number, state: RowState, size: number) =>
  keysetBatches<number>(async (last) => {
    const rows = await db.execute<{ number: number }>(sql`
      select member_number as number from ${registerFileRows}
      where file_id = ${fileId} and state = ${state} and member_number > ${last ?? 0}
      order by member_number limit ${size}`);
    return rows.map(({ number }) => number);
  });

const withoutConflicts = (changed: SQL, conflicts: SQL) =>
  sql`${changed} - array(select jsonb_array_elements_text(${conflicts}))`;

/** The decision about a file's conflicts: whose value stands, except for some members, where the other one does. */
export type ConflictDecision = { stands: "file" | "here"; except: readonly number[] };

/** Leaves the portal's values of conflicts as they are where it is decided so; an earlier decision is taken back first. */
export async function keepConflicts(tx: Tx, fileId: number, { stands, except }: ConflictDecision) {
  const earlier = await tx.execute<{ number: number }>(sql`
    update ${registerFileRows} set keeps_here = false
    where file_id = ${fileId} and conflicts <> '[]' and keeps_here returning member_number as number`);
  if (earlier.length)
    await compareRows(
      tx,
      fileId,
      earlier.map(({ number }) => number),
      "staged",
    );
  const isException = sql`member_number = any(${intArray(except)})`;
  await tx.execute(sql`
    update ${registerFileRows} set keeps_here = true, changed = ${withoutConflicts(sql`changed`, sql`conflicts`)}
    where file_id = ${fileId} and conflicts <> '[]' and ${stands === "here" ? sql`not ${isException}` : isException}`);
}

/**
 * Compares rows with the register as it is now, and stores what they change; `mark` is the state of rows that change
 * something else than before. Returns how many those are.
 */
export async function compareRows(
  tx: Tx,
  fileId: number,
  numbers: readonly number[],
  mark: RowState,
): Promise<number> {
  const mine = sql`r.file_id = ${fileId} and r.member_number = any(${intArray(numbers)})`;
  const row = sql`select p.member_number, p.particulars, p.paid, p.is_new`;
  const [result] = await tx.execute<{ count: number }>(sql`
    with present as materialized (
      select r.member_number, r.particulars, r.paid, r.keeps_here, m.member_number is null as is_new
      from ${registerFileRows} r left join ${members} m using (member_number)
      where ${mine}
    ),
    found as (
      select p.member_number, p.is_new, coalesce(c.conflicts, '[]') as conflicts,
        coalesce(d.changed, '{}') as dues_changed,
        coalesce(case when p.keeps_here then ${withoutConflicts(sql`c.changed`, sql`c.conflicts`)} else c.changed end, '{}')
          as changed
      from present p
      left join lateral (${changesIn(row)}) c on true
      left join lateral (${duesChangesIn(row)}) d on true
    ),
    updated as (
      update ${registerFileRows} r
      set is_new = f.is_new, conflicts = f.conflicts, changed = f.changed, dues_changed = f.dues_changed,
        state = ${mark}
      from found f
      where ${mine} and r.member_number = f.member_number
        and (r.is_new, r.conflicts, r.changed, r.dues_changed)
          is distinct from (f.is_new, f.conflicts, f.changed, f.dues_changed)
      returning 1
    )
    select count(*)::int as count from updated`);
  return result?.count ?? 0;
}

/** Stores lines that were read: good ones as rows, compared with the register, others as refusals. */
export async function stageLines(tx: Tx, fileId: number, lines: ReadLine[]): Promise<number[]> {
  const rows = lines.flatMap((read) =>
    "facts" in read
      ? [
          {
            member_number: read.facts.memberNumber,
            line: read.line,
            particulars: read.facts.values,
            paid: read.facts.paid,
          },
        ]
      : [],
  );
  const refusals = lines.flatMap((read) =>
    "rejects" in read ? [{ fileId, line: read.line, cells: read.cells, problems: read.rejects }] : [],
  );
  const numbers = rows.map(({ member_number }) => member_number);
  if (refusals.length) await tx.insert(registerFileRefusals).values(refusals);
  if (rows.length) {
    await tx.execute(sql`
      insert into ${registerFileRows} (file_id, member_number, line, particulars, paid)
      select ${fileId}::int, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as r (member_number integer, line integer, particulars jsonb, paid jsonb)`);
    await compareRows(tx, fileId, numbers, "staged");
  }
  return numbers;
}

/** Deletes what a file says of members, apart from lines that somebody has parked. */
export async function clearRows(tx: Tx, fileId: number): Promise<void> {
  await tx.execute(sql`delete from ${registerFileRows} where file_id = ${fileId}`);
  await tx.execute(sql`delete from ${registerFileRefusals} where file_id = ${fileId} and state <> 'parked'`);
}

/** The effects of a file in numbers; `fields` counts its changes by field, `erased` those that erase a value. */
export type FileCounts = {
  lines: number;
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  erased: number;
  /** Members whose payments would go back to an earlier month or year. */
  backwards: number;
  /** Members who practise now and would no longer. */
  endings: number;
  /** Members of whom a field was changed by the portal and by the file since the register's last file. */
  conflicts: number;
  /** Members who are not in the file. */
  absent: number;
  /** The moment at which the comparison with the register began, as ISO 8601. */
  comparedAt?: string;
  fields: Record<string, number>;
};

type Sums = Pick<FileCounts, "added" | "changed" | "erased" | "backwards" | "endings" | "conflicts"> & {
  rows: number;
  fields: FileCounts["fields"];
};

export const noSums = (): Sums => ({
  rows: 0,
  added: 0,
  changed: 0,
  erased: 0,
  backwards: 0,
  endings: 0,
  conflicts: 0,
  fields: {},
});

/** Returns the effects that the sums amount to. */
export const effectsOf = ({ rows, ...sums }: Sums) => ({
  ...sums,
  unchanged: rows - sums.added - sums.changed,
});

const PRACTISING = "1";
const fieldNames = [...Object.values(personColumns), ...Object.values(duesColumns)];

/** Adds what rows change to the sums. */
export async function addToSums(
  tx: Tx,
  sums: Sums,
  fileId: number,
  numbers: readonly number[],
): Promise<void> {
  const rows = await tx.execute<{ isNew: boolean; changed: FieldChanges; hasConflicts: boolean }>(sql`
    select is_new as "isNew", changed || dues_changed as changed, conflicts <> '[]' as "hasConflicts"
    from ${registerFileRows}
    where file_id = ${fileId} and member_number = any(${intArray(numbers)})`);
  for (const { isNew, changed, hasConflicts } of rows) {
    const fields = fieldNames.filter((field) => field in changed);
    sums.rows++;
    if (isNew) sums.added++;
    else if (fields.length) sums.changed++;
    for (const field of fields) {
      sums.fields[field] = (sums.fields[field] ?? 0) + 1;
      if (changed[field]!.after === null) sums.erased++;
    }
    if (hasConflicts) sums.conflicts++;
    if (goesBack(changed)) sums.backwards++;
    if (changed.workStatus?.before === PRACTISING) sums.endings++;
  }
}

const monthsOf = (changed: FieldChanges, fund: string, when: "before" | "after") => {
  const [year, month] = [changed[`${fund}Year`]?.[when], changed[`${fund}Month`]?.[when]];
  return year === undefined ? null : Number(year ?? 0) * 12 + Number(month ?? 0);
};

/** True if a member would have paid for less than before. */
export function goesBack(changed: FieldChanges): boolean {
  const year = changed.annualFeePaidYear;
  if (year && Number(year.after ?? 0) < Number(year.before ?? 0)) return true;
  return ["social", "retirement"].some((fund) => {
    const [before, after] = [monthsOf(changed, fund, "before"), monthsOf(changed, fund, "after")];
    if (before !== null && after !== null) return after < before;
    const month = changed[`${fund}Month`];
    return month !== undefined && Number(month.after ?? 0) < Number(month.before ?? 0);
  });
}

export async function countAbsent(tx: Tx, knownRows: number): Promise<number> {
  return (await tx.$count(members, isNull(members.mergedInto))) - knownRows;
}

export const countRefusals = (tx: Tx, fileId: number): Promise<number> =>
  tx.$count(registerFileRefusals, sql`file_id = ${fileId}`);
