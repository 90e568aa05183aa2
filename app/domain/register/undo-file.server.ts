import { type SQL, sql } from "drizzle-orm";
import {
  certificates,
  doctorAccounts,
  doctorRecoveries,
  dues,
  duesChanges,
  internshipApplications,
  members,
  nameChanges,
  oaths,
  registerFileRows,
  registerImports,
  registerRows,
  rollObjections,
  scheduledStatuses,
  statusChanges,
  type Tx,
  voters,
} from "~/db";
import { intArray } from "~/db/int-array";
import { byStaff, record } from "~/domain/audit/record.server";
import { now } from "~/platform/clock.server";
import type { FileWork } from "./file-lease.server";
import { type FileCounts, numbersIn } from "./file-rows.server";
import { recordChanges } from "./import-history.server";
import type { Facts } from "./judge-row";
import type { FieldChanges } from "./member-values";
import { changeRows, factRows } from "./row-sets";
import { applyChanges, presentDues, presentValues, writeDues } from "./write-chunk.server";
import { lockForWriting } from "./write-rows.server";

const AT_A_TIME = 250;

/** The columns that name a member besides the values of the register; whom none of them names is untouched. */
export const namingMembers = [
  certificates.memberNumber,
  doctorAccounts.memberNumber,
  doctorRecoveries.memberNumber,
  duesChanges.memberNumber,
  internshipApplications.memberNumber,
  members.mergedInto,
  nameChanges.memberNumber,
  oaths.associationNumber,
  rollObjections.memberNumber,
  scheduledStatuses.memberNumber,
  statusChanges.memberNumber,
  voters.memberNumber,
];

const isUntouched = sql.join(
  [
    sql`m.version = 1`,
    ...namingMembers.map(
      (column) =>
        sql`not exists (select from ${column.table} x where x.${sql.identifier(column.name)} = m.member_number)`,
    ),
  ],
  sql` and `,
);

const AUDIT = "member.import-undo";

/** Undoes rows, and returns how many of them were kept in whole or in part. */
async function undoRows(tx: Tx, file: FileWork["file"], numbers: number[]): Promise<number> {
  await lockForWriting(tx, numbers);
  const among = intArray(numbers);
  const mine = sql`r.file_id = ${file.id} and r.member_number = any(${among})`;
  const by = byStaff({ id: file.undoneBy! });
  const at = now().toISOString();

  await removeAdded(tx, mine, among);
  const reverting = (values: SQL, column: SQL) => sql`
    select r.member_number, e.key as field, e.value -> 'before' as before, e.value -> 'after' as after,
      p.present is not distinct from e.value ->> 'after' as is_mine
    from ${registerFileRows} r
    join ${members} m using (member_number)
    left join ${dues} d using (member_number)
    cross join lateral jsonb_each(${column}) e
    join lateral (values ${values}) p (field, present) on p.field = e.key
    where ${mine} and not r.is_new`;
  const people = reverting(presentValues, sql`r.changed`);
  const paid = reverting(presentDues, sql`r.dues_changed`);
  await tx.execute(sql`
    update ${registerFileRows} r set kept = k.fields
    from (
      select member_number, jsonb_agg(field) as fields
      from (select * from (${people}) a union all select * from (${paid}) b) both_kinds
      where not is_mine group by member_number
    ) k
    where ${mine} and k.member_number = r.member_number`);

  // Not by temporary tables: hundreds of them would swell the catalogue, which the embedded database never cleans up.
  const changes = changeRows(
    await tx.execute<{ memberNumber: number; changed: FieldChanges }>(sql`
      select member_number as "memberNumber",
        jsonb_object_agg(field, jsonb_build_object('before', after, 'after', before)) as changed
      from (${people}) p where is_mine group by member_number`),
  );
  await restoreDues(tx, { mine, among, paid }, file.importId!, at);
  await applyChanges(tx, changes, at);
  await restoreRegisterValues(tx, mine, among);
  await recordChanges(tx, by, changes, AUDIT);
  const undone = await tx.execute<{ isKept: boolean }>(sql`
    update ${registerFileRows} r set state = 'undone' where ${mine} returning kept is not null as "isKept"`);
  return undone.filter(({ isKept }) => isKept).length;
}

/** Removes members whom the file added and nobody has touched since; others are kept. */
async function removeAdded(tx: Tx, mine: SQL, among: SQL): Promise<void> {
  await tx.execute(sql`
    update ${registerFileRows} r set kept = '["member"]'
    from ${members} m
    where ${mine} and r.is_new and m.member_number = any(${among}) and m.member_number = r.member_number and not (${isUntouched})`);
  await tx.execute(sql`
    delete from ${members} m using ${registerFileRows} r
    where ${mine} and r.is_new and r.kept is null and m.member_number = any(${among})
      and m.member_number = r.member_number`);
}

type DuesToRestore = { mine: SQL; among: SQL; paid: SQL };

async function restoreDues(
  tx: Tx,
  { mine, among, paid }: DuesToRestore,
  importId: number,
  at: string,
): Promise<void> {
  const reversals = await tx.execute<{ memberNumber: number; paid: Facts["paid"] }>(sql`
    select member_number as "memberNumber", jsonb_object_agg(field, before) as paid
    from (${paid}) p where is_mine group by member_number`);
  const rows = factRows(reversals.map((reversal) => ({ ...reversal, values: {}, isNew: false })));
  await writeDues(tx, rows, importId, at);
  const isOurs = sql`d.as_of in (${at}, (select started_at from ${registerImports} where id = ${importId}))`;
  await tx.execute(sql`
    update ${dues} d set as_of = (r.dues_before ->> 'as_of')::timestamptz
    from ${registerFileRows} r
    where ${mine} and d.member_number = any(${among}) and r.member_number = d.member_number and r.kept is null and r.dues_before is not null
      and ${isOurs}`);
  await tx.execute(sql`
    delete from ${dues} d using ${registerFileRows} r
    where ${mine} and d.member_number = any(${among}) and r.member_number = d.member_number and not r.is_new and r.dues_before is null and ${isOurs}
      and jsonb_strip_nulls(to_jsonb(d) - 'member_number' - 'as_of') = '{}'`);
}

/** Sets the register's last values back to those before the file, except where a later file has brought another. */
async function restoreRegisterValues(tx: Tx, mine: SQL, among: SQL): Promise<void> {
  await tx.execute(sql`
    update ${registerRows} l set said = coalesce((
      select jsonb_object_agg(key, value) from (
        select key, value from jsonb_each(l.said) where not (r.particulars ? key and r.particulars -> key = value)
        union all
        select key, value from jsonb_each(coalesce(r.last_before, '{}'))
        where r.particulars ? key and l.said -> key = r.particulars -> key
      ) restored
    ), '{}')
    from ${registerFileRows} r where ${mine} and l.member_number = any(${among}) and r.member_number = l.member_number`);
  await tx.execute(sql`
    delete from ${registerRows} l using ${registerFileRows} r
    where ${mine} and l.member_number = any(${among}) and r.member_number = l.member_number and r.last_before is null and l.said = '{}'`);
}

/**
 * Takes back what a file changed, some members at a time. What others have changed since stays, and so does a member
 * whom the file added and who has begun to use the portal; both are listed.
 */
export async function undoFile({ file, step }: FileWork): Promise<void> {
  let { done } = file;
  const counts = file.counts as FileCounts & { kept?: number };
  let kept = counts.kept ?? 0;
  for await (const numbers of numbersIn(file.id, "applied", AT_A_TIME))
    await step(async (tx) => {
      kept += await undoRows(tx, file, numbers);
      done += numbers.length;
      return { done, counts: { ...counts, kept } };
    });
  await step(async (tx) => {
    await record(tx, byStaff({ id: file.undoneBy! }), {
      action: "register.import-undo",
      subject: `register:${file.importId}`,
      detail: { file: file.fileName, kept },
    });
    return { state: "undone", undoneAt: now(), counts: { ...counts, kept } };
  });
}
