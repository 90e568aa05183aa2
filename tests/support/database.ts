import { sql } from "drizzle-orm";
import { afterAll, beforeEach } from "vitest";
import { edition, setEdition } from "~/content/current-edition";
import { db } from "~/db";

const MAX_BYTES_DELETED = 256 * 1024;

let known: Promise<string[]> | undefined;

async function tableNames() {
  const tables = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return tables.map(({ name }) => name);
}

/** Returns the tables with rows; `grown` are those that have become large, or that the planner has analysed. */
async function filledTables(names: string[]) {
  const looks = names.map(
    (name) => `select '${name}' as name, pg_relation_size('${name}') > ${MAX_BYTES_DELETED}
      or (select reltuples > 0 from pg_class where oid = '${name}'::regclass) as grown
      where exists (select from ${name})`,
  );
  return db.execute<{ name: string; grown: boolean }>(sql.raw(looks.join(" union all ")));
}

/**
 * As a replica, the session fires neither triggers nor foreign keys, so that protected rows can be deleted. Tables are
 * compacted, or the next test's rows would be stored in another order.
 */
async function deleteFrom(names: string[]) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const name of names) await tx.execute(sql.raw(`delete from ${name}`));
  });
  await db.execute(sql.raw(`vacuum ${names.join(", ")}`));
}

/** Empties all tables like `truncate … restart identity cascade`, but skips empty ones, which most are. */
export async function emptyDatabase() {
  known ??= tableNames();
  const names = await known;
  const filled = await filledTables(names);
  if (filled.some(({ grown }) => grown)) await db.execute(sql.raw(`truncate ${names.join(", ")} cascade`));
  else if (filled.length) await deleteFrom(filled.map(({ name }) => name));
  await db.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null`);
}

const delivered = edition();

/** Gives every test of the file empty tables in a real, migrated database, and resets the edition after each. */
export function useDatabase() {
  beforeEach(emptyDatabase);
  afterAll(() => setEdition(delivered));
}
