import { type SQL, sql } from "drizzle-orm";
import { dues, duesChanges, type Tx } from "~/db";
import { type DuesField, duesColumns } from "./columns";

const fields = Object.values(duesColumns) as DuesField[];
const nameOf = (field: DuesField) => sql.identifier(dues[field].name);
const list = (parts: SQL[]) => sql.join(parts, sql`, `);
const key = (field: DuesField) => sql.raw(`'${field}'`);
const paid = (field: DuesField) => sql`(s.paid ->> ${key(field)})::int`;

const keepHistory = (tx: Tx, chunk: number, importId: number) =>
  tx.execute(sql`
    insert into ${duesChanges} (member_number, import_id, changed)
    select s.member_number, ${importId}::int,
      jsonb_object_agg(field, jsonb_build_object('before', present, 'after', s.paid -> field))
    from register_staged s
    left join ${dues} d on d.member_number = s.member_number
    cross join lateral (values ${list(fields.map((field) => sql`(${key(field)}, d.${nameOf(field)})`))})
      as now (field, present)
    where s.chunk = ${chunk} and not s.is_new and s.paid ? field and present is distinct from (s.paid ->> field)::int
    group by s.member_number`);

const follow = (tx: Tx, chunk: number, at: string) =>
  tx.execute(sql`
    update ${dues} d set ${list(
      fields.map(
        (field) =>
          sql`${nameOf(field)} = case when s.paid ? ${key(field)} then ${paid(field)} else d.${nameOf(field)} end`,
      ),
    )}, as_of = ${at}::timestamptz
    from register_staged s where s.member_number = d.member_number and s.chunk = ${chunk} and s.paid <> '{}'`);

const add = (tx: Tx, chunk: number, at: string) =>
  tx.execute(sql`
    insert into ${dues} (member_number, ${list(fields.map((field) => sql`${nameOf(field)}`))}, as_of)
    select s.member_number, ${list(fields.map(paid))}, ${at}::timestamptz
    from register_staged s
    where s.chunk = ${chunk} and jsonb_strip_nulls(s.paid) <> '{}'
      and not exists (select from ${dues} d where d.member_number = s.member_number)
    order by s.member_number`);

export async function writeDues(tx: Tx, chunk: number, importId: number, at: string): Promise<void> {
  await keepHistory(tx, chunk, importId);
  await follow(tx, chunk, at);
  await add(tx, chunk, at);
}
