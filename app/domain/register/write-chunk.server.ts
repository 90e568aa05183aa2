import { type SQL, sql } from "drizzle-orm";
import { dues, duesChanges, members, registerRows, type Tx } from "~/db";
import { isListed } from "~/domain/members/public-register.server";
import { DECEASED, registerStatus } from "~/domain/members/work-status";
import { hasSubscribers, queueWebhookEvent } from "~/domain/webhooks/webhooks.server";
import { type DuesField, duesColumns, type PersonField, personColumns } from "./columns";
import { BETWEEN_TITLES } from "./read-cell";
import { rowsOf } from "./staging.server";

const fields = Object.values(personColumns) as PersonField[];
const duesFields = Object.values(duesColumns) as DuesField[];
const nameOf = (field: PersonField) => sql.identifier(members[field].name);
const duesName = (field: DuesField) => sql.identifier(dues[field].name);
const key = (field: PersonField | DuesField) => sql.raw(`'${field}'`);
const list = (parts: SQL[]) => sql.join(parts, sql`, `);

const columnValue = (field: PersonField, value: SQL) => {
  if (field === "workStatus") return sql`(${value})::int`;
  if (field === "registeredOn") return sql`(${value})::date`;
  if (field === "specialties") return sql`coalesce(string_to_array(${value}, ${BETWEEN_TITLES}), '{}')`;
  if (field === "hiddenByRegister") return sql`${value} is not null`;
  return field === "nameEn" ? sql`coalesce(${value}, '')` : value;
};

/** Returns the value as the file writes it; null for an empty cell. */
const asSaid = (field: PersonField) => {
  const column = sql`m.${nameOf(field)}`;
  if (field === "specialties") return sql`nullif(array_to_string(${column}, ${BETWEEN_TITLES}), '')`;
  if (field === "hiddenByRegister") return sql`case when ${column} then '1' end`;
  return sql`nullif(${column}::text, '')`;
};

/** The fields of the member `m` as values of a file, (field, present). */
export const presentValues = list(fields.map((field) => sql`(${key(field)}, ${asSaid(field)})`));

/** The same of the dues `d`, as text. */
export const presentDues = list(duesFields.map((field) => sql`(${key(field)}, d.${duesName(field)}::text)`));

/** Staged rows of a chunk: member_number, particulars, paid, is_new. */
export const stagedRows = (chunk: number) =>
  sql`select member_number, particulars, paid, is_new from register_staged where chunk = ${chunk}`;

/** Adds the members of `rows` who are new, and returns how many. */
export const addMembers = (tx: Tx, rows: SQL, at: string) =>
  rowsOf(
    tx,
    sql`
      insert into ${members} (member_number, ${list(fields.map((field) => sql`${nameOf(field)}`))}, created_at, updated_at)
      select member_number, ${list(fields.map((field) => columnValue(field, sql`particulars ->> ${key(field)}`)))},
        ${at}::timestamptz, ${at}::timestamptz
      from (${rows}) s where is_new order by member_number`,
  );

/** The condition for rows `s` that differ from the register's last file, `l`. */
const isUnlikeLast = sql`(l.said is null or l.said || s.particulars <> l.said)`;

/** Selects the rows whose values the register has to keep for the next file's comparison. */
export const rowsToKeep = (rows: SQL) => sql`
  select s.member_number, s.particulars from (${rows}) s
  left join ${registerRows} l using (member_number)
  where s.is_new or ${isUnlikeLast}`;

/** Locks the register's own values, not the portal's, so that nobody else waits. */
export async function lockRegisterRows(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temporary table register_differing on commit drop as
    select s.member_number, s.chunk from register_staged s
    left join ${registerRows} l on l.member_number = s.member_number
    where not s.is_new and ${isUnlikeLast}`);
  await tx.execute(sql`alter table register_differing add primary key (member_number)`);
  await tx.execute(sql`analyze register_differing`);
  await tx.execute(sql`
    create temporary table register_changes (
      member_number integer primary key, chunk integer not null, changed jsonb not null
    ) on commit drop`);
  await tx.execute(sql`
    select count(*) from (
      select from ${members} m join register_differing using (member_number)
      order by member_number for no key update of m
    ) locked`);
}

/**
 * Selects what `rows` change of members: member_number and { field: { before, after } }. A value that the file repeats
 * keeps the portal's value, a changed one replaces it. `conflicts` are the fields that both have changed since the
 * register's last file. A member who has died keeps that status: only the office corrects it.
 */
export const changesIn = (rows: SQL) => sql`
  select member_number,
    jsonb_object_agg(field, jsonb_build_object('before', present, 'after', becomes)) as changed,
    coalesce(
      jsonb_agg(field order by field) filter (where l.said ? field and present is distinct from l.said ->> field), '[]'
    ) as conflicts
  from (${rows}) s
  join ${members} m using (member_number)
  left join ${registerRows} l using (member_number)
  cross join lateral (values ${presentValues}) as recorded (field, present)
  cross join lateral (select case
    when not s.particulars ? field then present
    when field = 'workStatus' and m.work_status = ${DECEASED} then present
    when l.said ? field then
      case when s.particulars ->> field is not distinct from l.said ->> field then present else s.particulars ->> field end
    else s.particulars ->> field end as becomes) merged
  where present is distinct from becomes
  group by member_number`;

/** Selects the members of `rows` who have died and whom the rows give another status: member_number. */
export const deceasedIn = (rows: SQL) => sql`
  select member_number from (${rows}) s join ${members} m using (member_number)
  where m.work_status = ${DECEASED} and s.particulars ->> 'workStatus' <> ${String(DECEASED)}`;

const differingRows = (chunk: number) =>
  sql`select s.member_number, s.particulars from register_differing h join register_staged s using (member_number) where h.chunk = ${chunk}`;

const findChanges = (tx: Tx, chunk: number) =>
  tx.execute(sql`
    insert into register_changes
    select member_number, ${chunk}::int, changed from (${changesIn(differingRows(chunk))}) found`);

export const foundChanges = (chunk: number) =>
  sql`select member_number, changed from register_changes where chunk = ${chunk}`;

const writeChanges = (tx: Tx, changes: SQL, at: string) =>
  tx.execute(sql`
    update ${members} m set ${list(
      fields.map((field) => {
        const after = columnValue(field, sql`changed -> ${key(field)} ->> 'after'`);
        return sql`${nameOf(field)} = case when changed ? ${key(field)} then ${after} else m.${nameOf(field)} end`;
      }),
    )}, version = m.version + 1, updated_at = ${at}::timestamptz
    from (${changes}) c where c.member_number = m.member_number`);

/** Queues webhook events for status changes of doctors whom the public register shows. */
async function tellOfStatuses(tx: Tx, changes: SQL): Promise<void> {
  if (!(await hasSubscribers(tx, "doctor.status_changed"))) return;
  const changed = await tx.execute<{ number: number; status: number }>(sql`
    select member_number as number, work_status as status
    from (${changes}) c join ${members} using (member_number)
    where changed ? 'workStatus' and ${isListed} order by member_number`);
  for (const { number, status } of changed)
    await queueWebhookEvent(tx, "doctor.status_changed", { number, status: registerStatus(status) });
}

/** Writes changes of members with their side effects: the one statement of files, office and schedule. */
export async function applyChanges(tx: Tx, changes: SQL, at: string): Promise<void> {
  await writeChanges(tx, changes, at);
  await tellOfStatuses(tx, changes);
}

export async function changeMembers(tx: Tx, chunk: number, at: string): Promise<void> {
  await findChanges(tx, chunk);
  await applyChanges(tx, foundChanges(chunk), at);
}

const newOrDifferingRows = (chunk: number) =>
  sql`select member_number, particulars from register_staged
    where chunk = ${chunk} and (is_new or member_number in (select member_number from register_differing))`;

/** Keeps the values of `rows` for the next file's comparison. */
export const keepRegisterValues = (tx: Tx, rows: SQL, importId: number) =>
  tx.execute(sql`
    insert into ${registerRows} as l (member_number, said, import_id)
    select s.member_number, s.particulars, ${importId}::int from (${rows}) s
    on conflict (member_number) do update set said = l.said || excluded.said, import_id = excluded.import_id`);

export const storeRegisterValues = (tx: Tx, chunk: number, importId: number) =>
  keepRegisterValues(tx, newOrDifferingRows(chunk), importId);

const paid = (field: DuesField) => sql`(s.paid ->> ${key(field)})::int`;

/** Selects what `rows` change of the dues of members who are not new: member_number and { field: { before, after } }. */
export const duesChangesIn = (rows: SQL) => sql`
  select s.member_number,
    jsonb_object_agg(field, jsonb_build_object('before', present, 'after', s.paid -> field)) as changed
  from (${rows}) s
  left join ${dues} d on d.member_number = s.member_number
  cross join lateral (values ${list(duesFields.map((field) => sql`(${key(field)}, d.${duesName(field)})`))})
    as now (field, present)
  where not s.is_new and s.paid ? field and present is distinct from (s.paid ->> field)::int
  group by s.member_number`;

const keepDuesHistory = (tx: Tx, rows: SQL, importId: number) =>
  tx.execute(sql`
    insert into ${duesChanges} (member_number, import_id, changed)
    select member_number, ${importId}::int, changed from (${duesChangesIn(rows)}) found`);

const followDues = (tx: Tx, rows: SQL, at: string) =>
  tx.execute(sql`
    update ${dues} d set ${list(
      duesFields.map(
        (field) =>
          sql`${duesName(field)} = case when s.paid ? ${key(field)} then ${paid(field)} else d.${duesName(field)} end`,
      ),
    )}, as_of = ${at}::timestamptz
    from (${rows}) s where s.member_number = d.member_number and s.paid <> '{}'`);

const addDues = (tx: Tx, rows: SQL, at: string) =>
  tx.execute(sql`
    insert into ${dues} (member_number, ${list(duesFields.map((field) => sql`${duesName(field)}`))}, as_of)
    select s.member_number, ${list(duesFields.map(paid))}, ${at}::timestamptz
    from (${rows}) s
    where jsonb_strip_nulls(s.paid) <> '{}'
      and not exists (select from ${dues} d where d.member_number = s.member_number)
    order by s.member_number`);

/** Writes what the members of `rows` have paid. */
export async function applyDues(tx: Tx, rows: SQL, at: string): Promise<void> {
  await followDues(tx, rows, at);
  await addDues(tx, rows, at);
}

/** Writes what the members of `rows` have paid, and keeps what it changes in the history of dues. */
export async function writeDues(tx: Tx, rows: SQL, importId: number, at: string): Promise<void> {
  await keepDuesHistory(tx, rows, importId);
  await applyDues(tx, rows, at);
}
